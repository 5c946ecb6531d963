import { useTranslations } from 'next-intl';
import { ERROR_MESSAGES } from '@/lib/config/constants';
import { ErrorView } from '../layout/error-view';
import { LinkButton } from '../ui/link-button';

const ERRORS = [
  { status: 404, title: 'notFoundTitle', text: 'notFoundText', message: ERROR_MESSAGES.notFound },
  { status: 500, title: 'serverTitle', text: 'serverText', message: ERROR_MESSAGES.server },
] as const;

/** The two error views, each with a link to its full page. */
export function ErrorSpecimens() {
  const t = useTranslations();
  return (
    <div className="grid gap-5">
      {ERRORS.map(({ status, title, text, message }) => (
        <div key={status} className="rounded-card border border-line">
          <ErrorView
            status={status}
            title={t(`Error.${title}`)}
            text={t(`Error.${text}`)}
            message={<code lang="en">{message}</code>}
          >
            <p className="mt-6">
              <LinkButton href={`/error-page/${status}`} variant="secondary" prefetch={false}>
                {t('Style.wholePage')}
              </LinkButton>
            </p>
          </ErrorView>
        </div>
      ))}
    </div>
  );
}
