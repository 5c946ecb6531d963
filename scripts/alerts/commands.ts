import { channelOf, type Subscriber } from '../../lib/alerts/alert';
import type { AlertStore } from '../../lib/alerts/alert-store.server';
import type { Terminal } from '../content/terminal';

const bangkokTime = (at: string) => new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Bangkok' }).slice(0, 16);

const shortId = (id: string) => id.slice(0, 8);

type Refused = { readonly what: string; readonly at: string; readonly fault: string };

function refusedOf({ letter, alerts }: Subscriber): Refused[] {
  const messages = alerts.flatMap(({ id, message }) => (message === undefined ? [] : [{ what: id, ...message }]));
  return [...(letter === undefined ? [] : [{ what: letter.kind, ...letter }]), ...messages].flatMap(
    ({ what, at, fault }) => (fault === undefined ? [] : [{ what, at, fault }]),
  );
}

/** All subscribers, or those with these ids, of which eight characters are enough. */
async function subscribers(store: AlertStore, given: readonly string[]): Promise<Subscriber[]> {
  const shortIds = given.map(shortId);
  const people: Subscriber[] = [];
  for (const id of await store.ids()) {
    const person = given.length === 0 || shortIds.includes(shortId(id)) ? await store.read(id) : null;
    if (person !== null) people.push(person);
  }
  return people;
}

const addressOf = (person: Subscriber) => {
  const channel = channelOf(person);
  return channel === 'email' ? person.email : channel === 'line' ? `LINE ${person.line?.user ?? ''}` : 'a browser';
};

/** Prints the number of alerts and the refused messages. `full` adds each subscriber with the address. */
export async function list(store: AlertStore, full: boolean, { print }: Terminal): Promise<number> {
  const people = await subscribers(store, []);
  const all = people.flatMap(({ alerts }) => alerts);
  const confirmed = all.filter(({ confirmed_at }) => confirmed_at !== undefined).length;
  const waiting = all.filter(({ news_at, message }) => (news_at ?? message) !== undefined).length;
  print(`${people.length} subscribers, ${all.length} alerts, ${confirmed} confirmed, ${waiting} with news to send`);
  for (const person of people) {
    if (full) print(`${shortId(person.id)}  ${addressOf(person)}  alerts: ${person.alerts.length}`);
    for (const { what, at, fault } of refusedOf(person)) {
      print(`${shortId(person.id)}  ${what}  ${bangkokTime(at)}  ${fault}`);
    }
  }
  return 0;
}

function withoutFault<Sending extends { fault?: string | undefined; nextAt: string; tries: number; at: string }>(
  { fault, ...sending }: Sending,
  now: string,
) {
  return fault === undefined ? sending : { ...sending, tries: 0, at: now, nextAt: now };
}

/** Refused messages of these subscribers, or of all, are tried again. */
export async function retry(store: AlertStore, ids: readonly string[], { print }: Terminal): Promise<number> {
  const now = new Date().toISOString();
  const people = (await subscribers(store, ids)).filter((person) => refusedOf(person).length > 0);
  for (const { id } of people) {
    await store.change(
      id,
      (before) =>
        before && {
          ...before,
          ...(before.letter && { letter: withoutFault(before.letter, now) }),
          alerts: before.alerts.map((alert) =>
            alert.message === undefined ? alert : { ...alert, message: withoutFault(alert.message, now) },
          ),
        },
    );
  }
  print(`${people.length} to try again`);
  return 0;
}

/** Deletes the subscribers with refused messages, or these ones, with all their data. */
export async function purge(store: AlertStore, ids: readonly string[], { print }: Terminal): Promise<number> {
  const people = (await subscribers(store, ids)).filter((person) => ids.length > 0 || refusedOf(person).length > 0);
  for (const { id } of people) {
    await store.change(id, () => null);
  }
  print(`${people.length} deleted`);
  return 0;
}
