import type { ReactNode } from 'react';
import { sumUsed } from '@/lib/analytics/events';
import { inputMark } from '@/lib/analytics/site-event';
import { hasHouseRegister } from '@/lib/property/costs';
import { FIGURES, type FigureName, faultsIn, figureIn, type SALE_CHOICES, type Typed } from '@/lib/property/figures';
import type { HomeSums as Sums } from '@/lib/property/home-sums';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import { StaticPart } from '../ui/static-part';
import { FigureField, FiguresForm, InteractiveSum, SumTotal } from './figures-form';
import type { SumMessages } from './loan-and-yield';
import { Sum, type SumProps } from './sum';

type ChoiceFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  chosen: string;
  options: readonly { value: string; label: string }[];
};

function ChoiceField({ name, label, hint, chosen, options }: ChoiceFieldProps) {
  return (
    <Select name={name} id={`sum-${name}`} label={label} hint={hint} defaultValue={chosen}>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

type Props = {
  /** The listing's id. */
  listing: string;
  /** Path of the page, which reads the values from its query. */
  action: string;
  home: Sums;
  typed: Typed;
  day: string;
  words: SumMessages;
  /** The date of the rates, as a sentence. */
  note: string;
};

/** Parameter that marks a query with values from a visitor (next.config.ts). */
const MARK = 'sums';

function FigureFields({
  names,
  home,
  typed,
  words,
}: Pick<Props, 'home' | 'typed' | 'words'> & { names: readonly FigureName[] }) {
  const { missing, 'not-a-number': notANumber, 'too-small': tooSmall, 'too-large': tooLarge } = words;
  const faults = { missing, 'not-a-number': notANumber, 'too-small': tooSmall, 'too-large': tooLarge };
  const hints: Partial<Record<FigureName, string>> = {
    years: home.assumed.includes('years') ? words.yearsUnknown : words.yearsHint,
    heirs: home.assumed.includes('heirs') ? words.assumed : words.heirsHint,
    ...(home.appraisedIsKnown ? {} : { appraised: words.appraisedUnknown }),
  };
  const isOptional = (name: FigureName) => name === 'appraised' && !home.appraisedIsKnown;
  return names.map((name) => (
    <FigureField
      key={name}
      name={name}
      optional={isOptional(name)}
      whole={FIGURES[name].most > 1_000}
      label={name === 'income' ? words.incomeField : words[name]}
      {...(hints[name] === undefined ? {} : { hint: hints[name] })}
      text={isOptional(name) ? (typed[name] ?? '') : figureIn(typed, home.usual, name).text}
      faults={faults}
    />
  ));
}

const CHOICE_WORDS = {
  seller: {
    label: 'sellerKind',
    purchase: 'sellerBought',
    inheritance: 'sellerInherited',
    gift: 'sellerGiven',
    company: 'sellerCompany',
  },
  registered: { label: 'registered', no: 'notRegistered', yes: 'isRegistered' },
  buyer: { label: 'buyerKind', 'thai-person': 'buyerThai', other: 'buyerOther' },
  payer: { label: 'payer', split: 'payerSplit', buyer: 'payerBuyer', seller: 'payerSeller' },
} as const;

function SaleFields(props: Pick<Props, 'home' | 'typed' | 'words'>) {
  const { home, typed, words } = props;
  const field = (name: keyof typeof SALE_CHOICES, usual: string) => {
    const { label, ...options }: Readonly<Record<string, keyof SumMessages>> & { label: keyof SumMessages } =
      CHOICE_WORDS[name];
    return (
      <ChoiceField
        name={name}
        label={words[label]}
        hint={home.assumed.includes(name) ? words.assumed : undefined}
        chosen={typed[name] ?? usual}
        options={Object.entries(options).map(([value, word]) => ({ value, label: words[word] }))}
      />
    );
  };
  return (
    <>
      <FigureFields {...props} names={['price', 'appraised', 'loan']} />
      {field('seller', home.seller)}
      <FigureFields {...props} names={home.seller === 'inheritance' ? ['years', 'heirs'] : ['years']} />
      {hasHouseRegister(home.propertyType) ? field('registered', home.registered ? 'yes' : 'no') : null}
      {field('buyer', 'thai-person')}
      {field('payer', home.payer)}
    </>
  );
}

type BlockProps = Props & {
  sum: SumProps['sum'];
  lead: string;
  title: string;
  /** Its fields. The block is open if the page's query has another value for one of them, or has no other field. */
  names: readonly (FigureName | keyof typeof SALE_CHOICES)[];
  children: ReactNode;
};

function isAskedFor(names: BlockProps['names'], typed: Typed, home: Sums): boolean {
  const usual: Readonly<Record<string, string | number | undefined>> = {
    ...home.usual,
    ...{ seller: home.seller, registered: home.registered ? 'yes' : 'no', buyer: 'thai-person', payer: home.payer },
  };
  const isOther = (name: (typeof names)[number]) => {
    const text = typed[name];
    if (text === undefined) return false;
    return isFigure(name) ? figureIn(typed, home.usual, name).value !== usual[name] : text !== usual[name];
  };
  const all: readonly string[] = names;
  const typedNames = Object.keys(typed);
  return names.some(isOther) || (typedNames.length > 0 && typedNames.every((name) => all.includes(name)));
}

const isFigure = (name: string): name is FigureName => Object.hasOwn(FIGURES, name);

/** A line with the title and the one figure, which opens the fields and the whole result. */
function SumBlock({ sum, listing, title, lead, action, home, typed, day, words, names, children }: BlockProps) {
  const props = { sum, home, day, words };
  return (
    <section aria-labelledby={sum} {...inputMark(sumUsed(sum, listing))}>
      <details className="fold" open={isAskedFor(names, typed, home)}>
        <summary>
          <h3 id={sum} className="text-base">
            {title}
          </h3>
          <span className="ml-auto text-lg tabular-nums">
            <SumTotal {...props}>
              <Sum {...props} part="total" typed={typed} />
            </SumTotal>
          </span>
        </summary>
        <p className="mb-4 max-w-prose text-muted">{lead}</p>
        <div className="mb-5 grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">{children}</div>
        <Button type="submit" variant="secondary" formAction={`${action}#${sum}`} className="mb-5">
          {words.calculate}
        </Button>
        <InteractiveSum {...props}>
          <StaticPart as="div" id={`${sum}-result`}>
            <Sum {...props} part="whole" typed={typed} />
          </StaticPart>
        </InteractiveSum>
      </details>
    </section>
  );
}

const LOAN_FIGURES = ['term', 'teaser', 'teaser_years', 'rate', 'income', 'debts'] as const;
const YIELD_FIGURES = ['rent', 'vacancy', 'common_fee', 'management', 'other'] as const;
const SALE_FIGURES = [
  ...(['price', 'appraised', 'loan', 'years', 'heirs'] as const),
  ...(['seller', 'registered', 'buyer', 'payer'] as const),
];

export function HomeSums(props: Props) {
  const { action, home, typed, words, note } = props;
  const fields = (names: readonly FigureName[]) => <FigureFields {...props} names={names} />;
  return (
    <FiguresForm initial={typed} faults={faultsIn(typed)} action={action}>
      <input type="hidden" name={MARK} value="1" />
      <SumBlock {...props} sum="costs" title={words.costsTitle} lead={words.costsLead} names={SALE_FIGURES}>
        <SaleFields home={home} typed={typed} words={words} />
      </SumBlock>
      {/* Banks rarely lend on bare land. */}
      {home.propertyType === 'land' ? null : (
        <SumBlock {...props} sum="loan" title={words.loanTitle} lead={words.loanLead} names={LOAN_FIGURES}>
          {fields(LOAN_FIGURES)}
        </SumBlock>
      )}
      {home.rentIsKnown ? (
        <SumBlock {...props} sum="yield" title={words.yieldTitle} lead={words.yieldLead} names={YIELD_FIGURES}>
          {fields(YIELD_FIGURES)}
        </SumBlock>
      ) : null}
      <p className="mt-3 max-w-prose text-muted text-sm">{note}</p>
    </FiguresForm>
  );
}
