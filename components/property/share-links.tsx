import { useTranslations } from 'next-intl';
import type { ShareChannel } from '@/lib/analytics/event-values';
import { pressMark, type SiteEvent } from '@/lib/analytics/site-event';
import { lineShareUrl } from '@/lib/content/line-contact';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { ShareButtons } from './share-buttons';

type Props = { title: string; url: string; shared: (channel: ShareChannel) => SiteEvent };

/** `url` and `title` are those of the page. LINE works without scripts. */
export function ShareLinks({ title, url, shared }: Props) {
  const t = useTranslations('Share');
  const mark = (channel: ShareChannel) => pressMark(shared(channel));
  return (
    <div className="-mx-2 flex flex-wrap">
      <a
        href={lineShareUrl(url)}
        rel="noopener"
        target="_blank"
        className={buttonClass('quiet', 'px-2', 'small')}
        {...mark('line')}
      >
        <Icon name="share-2" />
        {t('line')}
      </a>
      <ShareButtons
        title={title}
        words={{ copy: t('copy'), copied: t('copied'), share: t('share'), print: t('print') }}
        marks={{ copy: mark('copy'), share: mark('sheet'), print: mark('print') }}
        icons={{ copy: <Icon name="link" />, share: <Icon name="share" />, print: <Icon name="printer" /> }}
      />
    </div>
  );
}
