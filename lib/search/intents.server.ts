import 'server-only';
import { fold, spellingKey } from 'thai-property-search/fold';
import type { Interpretation } from 'thai-property-search/interpret';
import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import type { Article, Office, TeamMember } from '../content/collections';
import { memoize } from '../content/memoize';
import { findArticle, offices, teamMembers } from '../content/published.server';

type Intent = Interpretation['intents'][number];

export type IntentLine =
  | { readonly kind: 'foreign-money'; readonly amount: string }
  | { readonly kind: 'member'; readonly member: TeamMember }
  | { readonly kind: 'phone'; readonly office: Office | undefined }
  | { readonly kind: 'sell' }
  /** Without an article, or if it is no longer published, the line is the whole answer. */
  | { readonly kind: Exclude<Intent, 'sell'>; readonly article: Article | undefined };

const ARTICLES: Readonly<Partial<Record<Intent, string>>> = {
  'bank-owned': 'below-market-how-we-measure',
  'foreign-buyers': 'foreign-buyers-condo-quota',
  'owner-finance': 'loan-pre-approval',
  'occupied-land': 'reading-a-title-deed',
};

/** Mobile phones, and fixed lines of Bangkok and the provinces. After `สุขุมวิท 66` a number may be a price. */
const THAI_PHONE = /(?<!\d)(?:\+66(?:\s?\(0\))?[\s.-]*|66|0)([689](?:[\s.-]*\d){8}|[2-7](?:[\s.-]*\d){7})(?!\d)/;

const CALL = '(?:ติดต่อ|เบอร์(?:โทรศัพท์|โทร)?|โทรหา|โทร|call|tel|phone)';
const CALLED_PHONE = new RegExp(`(?:${CALL}[.:]?\\s*)?${THAI_PHONE.source}`, 'i');

const plainText = (text: string) => plainDashes(westernDigits(text));

function phoneIn(text: string): string | undefined {
  const [, national] = THAI_PHONE.exec(plainText(text)) ?? [];
  return national && `+66${national.replace(/\D/g, '')}`;
}

const AROUND_NAMES =
  /^(?:คุณ|พี่|ติดต่อ|เบอร์(?:โทรศัพท์|โทร)?|โทรหา|โทร|นายหน้า|(?:khun|mr|mrs|ms|miss|agent|call|contact|phone)\b\.?)\s*|\s*(?:ร่มไม้|\b(?:agent|rommai|phone))$/i;

const keyOf = (name: string) => spellingKey(fold(name));

function withoutTitles(text: string): string {
  const rest = text.trim().replace(AROUND_NAMES, '').trim();
  return rest === text ? rest : withoutTitles(rest);
}

const nameKeys = memoize(({ name: { th = '', en = '' } }: TeamMember) => ({
  full: [th, en].map(keyOf),
  first: [th, en].map((name) => keyOf(name.split(' ')[0] ?? '')),
}));

/** Members whose first or full name is all that was typed. Parts of sentences may be places or ordinary words. */
function membersNamed(text: string, members: readonly TeamMember[]): readonly TeamMember[] {
  const typed = keyOf(withoutTitles(text));
  if (typed === '') return [];
  return members.filter((member) => Object.values(nameKeys(member)).flat().includes(typed));
}

/** The text without a telephone number, and without a member's name unless that may be a place: a first name alone. */
export function withoutContacts(text: string, members: readonly TeamMember[]): string {
  if (phoneIn(text) !== undefined) return plainText(text).replace(CALLED_PHONE, ' ').trim();
  const key = keyOf(text);
  const isFirstName = members.some((member) => nameKeys(member).first.includes(key));
  return isFirstName || membersNamed(text, members).length === 0 ? text : '';
}

async function personLines(text: string): Promise<IntentLine[]> {
  const [members, all] = await Promise.all([teamMembers(), offices()]);
  const phone = phoneIn(text);
  const called = phone === undefined ? membersNamed(text, members) : members.filter((member) => member.phone === phone);
  if (called.length > 0) return called.map((member) => ({ kind: 'member', member }));
  if (phone === undefined) return [];
  return [{ kind: 'phone', office: all.find(({ phones }) => phones.some((one) => one === phone)) }];
}

async function intentLine(intent: Intent): Promise<IntentLine> {
  if (intent === 'sell') return { kind: intent };
  const id = ARTICLES[intent];
  return { kind: intent, article: id === undefined ? undefined : await findArticle(id) };
}

/** One line for each thing that is no home, such as a person, or that no listing says of itself, such as a daily rent. */
export async function intentLines(search: Interpretation): Promise<readonly IntentLine[]> {
  const { typed, intents, foreignMoney } = search;
  const [people, others] = await Promise.all([personLines(typed.q), Promise.all(intents.map(intentLine))]);
  return [
    ...(foreignMoney === undefined ? [] : [{ kind: 'foreign-money' as const, amount: foreignMoney }]),
    ...people,
    ...others,
  ];
}
