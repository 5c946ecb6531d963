import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Finds a control by its id, which equals its name. */
export function field(id: string) {
  const control = document.getElementById(id);
  const isInput = control instanceof HTMLInputElement;
  if (isInput || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`There is no field #${id}.`);
}

/** Sets the text of a field at once, as pasting does. */
export function fill(id: string, value: string): void {
  fireEvent.focus(field(id));
  fireEvent.change(field(id), { target: { value } });
}

/** Ticks the required consent. */
export const consent = () => fireEvent.click(field('consent_contact'));

export function submitButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('form [type=submit]');
  if (button === null) throw new Error('There is no button that sends a form.');
  return button;
}

/** Finds an alert of the form by its title. */
export const notice = (title: string) => within(screen.getByRole('alert', { name: title }));

/** An effect moves the focus, after React has shown the element. */
export const expectFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));
