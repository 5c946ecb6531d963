import type { Language, Message } from '../../lib/content/check/fault';
import type { Terminal } from './terminal';

/** Prints messages in the language of `--lang`. */
export type Speaker = {
  readonly language: Language;
  /** Prints a result. */
  readonly say: (words: Message) => void;
  /** Prints a fault. */
  readonly complain: (words: Message) => void;
  readonly bar: Terminal['bar'];
};

export const speakerOn = ({ say, complain, bar }: Terminal, language: Language): Speaker => ({
  language,
  say: (words) => say(words[language]),
  complain: (words) => complain(words[language]),
  bar,
});
