import 'server-only';
import english from './english-words.json';

const WORDS = new Set(english.words.split(' '));

/** Whether a lowercase word is common in British or American English, in this form. */
export const isEnglishWord = (word: string): boolean => WORDS.has(word);
