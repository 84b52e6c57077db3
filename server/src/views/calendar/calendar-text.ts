import type { CalendarStatus } from '@tzemed/contract/views/calendar';
import type { Words } from '@tzemed/contract/text/texts';
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { fileTexts } from './texts.ts';

type Event = {
  readonly uid: string;
  readonly noun: 'appointments' | 'reminders';
  readonly petNames: readonly string[];
  readonly title: string;
  readonly notes: string | null;
  readonly place: string | null;
  readonly vetName: string | null;
  readonly day: string;
  readonly at: Date | null;
  readonly status: CalendarStatus;
  readonly changedAt: Date;
};

type Calendar<E extends Event> = {
  readonly name: string;
  /** Suffix of the event ids, which makes them globally unique. */
  readonly host: string;
  /** BCP 47, for lists of names. */
  readonly locale: string;
  readonly words: Words<typeof fileTexts>;
  /** A text that stands for an event where not everything may be said; else undefined. */
  readonly lessOf: (event: E) => { readonly title: string } | undefined;
  readonly events: readonly E[];
  /** App page of an event. */
  readonly urlOf: (event: E) => string;
};

/** Duration of a visit, which users do not enter; without an end, calendars show the time as free. */
const visitMs = 30 * 60_000;

/**
 * Refresh interval that the file suggests, in seconds. Programs ignore it: Google reloads twice a day, Apple every
 * hour.
 */
const refreshSeconds = 3600;

/** Line ends as some programs see them (Python's `splitlines`); RFC 5545 knows only CR and LF. */
// oxlint-disable-next-line no-control-regex
const lineEnds = /\r\n|[\r\n\v\f\u001c-\u001e\u0085\u2028\u2029]/g;
const lines = (text: string) => text.replace(lineEnds, '\n');
const oneLine = (text: string) => text.replace(lineEnds, ' ');

/** The library escapes what events say, and takes the calendar's own name as it is. */
const escaped = (text: string) => oneLine(text).replace(/[\\;,]/g, (mark) => `\\${mark}`);

/**
 * An iCalendar file (RFC 5545), each thing by itself: at its instant in UTC, or on its day. Nothing in it tells when it was
 * made, so that the same things are the same text.
 */
export function calendarText<E extends Event>({
  name,
  host,
  locale,
  words,
  lessOf,
  events,
  urlOf,
}: Calendar<E>): string {
  const lists = new Intl.ListFormat(locale);
  const summaryOf = ({ title, petNames, status }: Event) => {
    const text = words.ofPets({ title, pets: lists.format(petNames) });
    return status === 'done' ? `✓ ${text}` : text;
  };
  const descriptionOf = ({ status, vetName, notes }: Event) =>
    [status === 'done' || status === 'missed' ? words[status] : null, vetName, notes]
      .flatMap((text) => (text ? lines(text) : []))
      .join('\n');
  const calendar = ical({ prodId: `//${host}//Tzemed//HE`, name: escaped(name), ttl: refreshSeconds });
  for (const event of events) {
    const { at, day, noun, status, changedAt, uid } = event;
    const less = lessOf(event);
    const place = less ? null : event.place;
    // A visit takes time: that tells it from a reminder.
    const isVisit = !less && noun === 'appointments';
    calendar.createEvent({
      id: `${uid}@${host}`,
      stamp: changedAt,
      lastModified: changedAt,
      start: at ?? new Date(`${day}T00:00:00Z`),
      ...(at ? isVisit && { end: new Date(at.getTime() + visitMs) } : { allDay: true }),
      summary: oneLine(less?.title ?? summaryOf(event)),
      description: (!less && descriptionOf(event)) || null,
      location: place === null ? null : oneLine(place),
      url: urlOf(event),
      status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency:
        isVisit && status !== 'cancelled' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
