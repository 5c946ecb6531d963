import { useTranslations } from 'next-intl';
import { pressMark } from '@/lib/analytics/event-mark';
import type { ShareChannel } from '@/lib/analytics/event-values';
import { homeShared } from '@/lib/analytics/events';
import { lineShareUrl } from '@/lib/navigation/line-urls';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import { ShareButtons } from './share-buttons';

/** Ways to share a listing. `url` is the absolute URL of its page. */
export function ShareHome({ listing, title, url }: { listing: string; title: string; url: string }) {
  const t = useTranslations('Share');
  const mark = (channel: ShareChannel) => pressMark(homeShared(channel, listing));
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4 print:hidden">
      <a
        href={lineShareUrl(url)}
        rel="noopener"
        target="_blank"
        className={buttonClass('secondary', '', 'small')}
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
