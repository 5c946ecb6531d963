import { useTranslations } from 'next-intl';

/** A field off the page for programs that fill in every one; whoever meets it otherwise is told to leave it. */
export function Honeypot() {
  const t = useTranslations('Seller');
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] w-40">
      <label htmlFor="website">{t('honeypot')}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
