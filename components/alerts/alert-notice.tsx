import { useTranslations } from 'next-intl';
import { routePath } from '@/lib/navigation/routes';
import { PageFrame } from '../layout/page-frame';
import { LinkButton } from '../ui/button';

type Props = { title: string; text: string; hint?: string };

/** A page that only tells something, with the way back to the search. */
export function AlertNotice({ title, text, hint }: Props) {
  return (
    <PageFrame width="narrow" className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-4 text-lg">{text}</p>
      {hint && <p className="mt-4 text-muted">{hint}</p>}
      <p className="mt-10 border-line border-t pt-6">
        <LinkButton href={routePath('search')} variant="secondary">
          {useTranslations('Alerts')('onward')}
        </LinkButton>
      </p>
    </PageFrame>
  );
}
