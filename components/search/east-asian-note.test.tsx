import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/config/constants';
import { teamMembers } from '@/lib/content/published.server';
import type { EastAsianLanguage } from '@/lib/i18n/east-asian-language';
import { renderOnPage } from '../testing/render';
import { EastAsianNote } from './east-asian-note';

const ROUTING = { defaultLocale: 'en-us', prefix: 'always' } as const;
const members = await teamMembers();

const CASES: readonly [EastAsianLanguage, speaker: string, word: RegExp][] = [
  ['zh-Hans', 'Pimchanok Saetang', /会说中文/],
  ['zh-Hant', 'Pimchanok Saetang', /會說中文/],
  ['ja', 'Anucha Phromma', /日本語/],
];

for (const locale of LOCALES) {
  it.each(CASES)(`on a page in ${locale}, tells in %s who speaks it`, (language, speaker, word) => {
    renderOnPage(
      <EastAsianNote
        language={language}
        members={members}
        englishPath="/search?type=condo&province=10"
        routing={ROUTING}
      />,
      { locale },
    );
    const note = screen.getByRole('complementary');
    expect(note.lang).toBe(language);
    expect(note.textContent).toMatch(word);
    const [page, phone, line, english, ...others] = within(note).getAllByRole('link');
    expect(others).toEqual([]);
    expect([page?.textContent, page?.lang]).toEqual([speaker, 'en']);
    expect(page?.getAttribute('href')).toBe(`/en-us/our-team#${speaker.toLowerCase().replace(' ', '-')}`);
    expect(phone?.textContent).toMatch(/^\+66 8/);
    expect(line?.getAttribute('href')).toMatch(/^https:\/\/line\.me\//);
    expect(english?.getAttribute('href')).toBe('/en-us/search?type=condo&province=10');
  });
}

it('does not speak of agents if none speaks the language', () => {
  const others = members.filter(({ languages }) => !languages.includes('ja'));
  renderOnPage(<EastAsianNote language="ja" members={others} englishPath="/search" routing={ROUTING} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('complementary').textContent).not.toMatch(/担当者/);
});
