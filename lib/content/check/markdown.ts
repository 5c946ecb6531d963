import { isTooDeep } from '../markdown';
import { type Check, faultIn } from './fault';

const TOO_DEEP = {
  en: 'has lists, quotations or emphasis too deep within each other',
  th: 'มีรายการ ข้อความยกมา หรือตัวเน้น ซ้อนกันหลายชั้นเกินไป',
};

const WITH_BODY = ['contents', 'works', 'team_contents', 'pages', 'jobs'] as const;

/** Finds Markdown that is nested too deeply, which a page shows as plain text. */
export const checkMarkdown: Check = (content) =>
  WITH_BODY.flatMap((collection) =>
    content[collection].flatMap(({ id, body }) =>
      Object.entries(body)
        .filter(([, text]) => isTooDeep(text))
        .map(([language]) => faultIn(collection, id, `body.${language}`, TOO_DEEP)),
    ),
  );
