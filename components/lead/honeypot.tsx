import { useTranslations } from 'next-intl';

/** An off-screen field that bots fill in. Its label tells other visitors to leave it empty. */
export function Honeypot() {
  const t = useTranslations('Seller');
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] w-40">
      <label htmlFor="website">{t('honeypot')}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
