import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findArticle, findMember } from '@/lib/content/published.server';
import { renderOnPage } from '../testing/render';
import { ArticleView } from './articles';

async function contactsOf(hasAuthor: boolean) {
  const article = await findArticle('living-in-ari');
  if (article === undefined) throw new Error('There is no article.');
  const author = hasAuthor ? await findMember(article.author) : undefined;
  renderOnPage(<ArticleView article={article} now={0} {...(author ? { author } : {})} />);
  const section = screen.getByRole('region', { name: /^Questions\?/ });
  return within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

it('shows the phone, LINE and email of the author', async () => {
  expect(await contactsOf(true)).toEqual([
    '/en-us/our-team#thanakorn-rattanawong',
    expect.stringMatching(/^tel:\+668/),
    expect.stringMatching(/line\.me.*rommai-/),
    expect.stringMatching(/^mailto:/),
  ]);
});

it('shows the contacts of the company if the author has left the team', async () => {
  expect(await contactsOf(false)).toEqual([
    'tel:+6620000100',
    'https://line.me/R/ti/p/%40rommai',
    'mailto:hello@rommai.example',
  ]);
});

it.each([
  [{ en: 'Somying' }, 'S'],
  [{ en: 'เกวลิน' }, 'ก'],
])('shows the initial of an author without a photograph: %o', async (name, initial) => {
  const article = await findArticle('living-in-ari');
  const member = article && (await findMember(article.author));
  if (article === undefined || member === undefined) throw new Error('There is no author.');
  const { photo, ...author } = member;
  expect(photo).toBeDefined();
  renderOnPage(<ArticleView article={article} author={{ ...author, name }} now={0} />);
  expect(screen.getAllByText(initial)).toHaveLength(2);
});
