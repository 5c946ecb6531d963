import type { Language, Message } from '../../lib/content/check/fault';
import type { Terminal } from './terminal';

/** Prints messages in the language of `--lang`. */
export type Speaker = {
  readonly language: Language;
  /** Prints a result. */
  readonly print: (words: Message) => void;
  /** Prints a fault. */
  readonly printError: (words: Message) => void;
  readonly progress: Terminal['progress'];
};

export const speakerOn = ({ print, printError, progress }: Terminal, language: Language): Speaker => ({
  language,
  print: (words) => print(words[language]),
  printError: (words) => printError(words[language]),
  progress,
});
