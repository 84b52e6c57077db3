// The script of the page about the health of the service: reads what the server has measured, and shows it.
import '../page-script.ts';
import { dayOf } from '@tzemed/contract/dates/days';
import {
  type ServiceStatus,
  status,
  statusDays,
  type StatusLevel,
  type StatusPart,
  statusParts,
} from '@tzemed/contract/site/status';
import { dirOf, type Lang, pageLang } from '../../i18n/language.ts';
import { formatsIn } from '../../lib/format.ts';
import { call } from '../forms/call.ts';
import { textOfCode } from '../forms/text-of-code.ts';
import { formatMinutes } from './format-minutes.ts';
import { wireDaySlider } from './day-slider.ts';
import { availability, daysOf, levelOf, type Minutes, overall, shareKnown } from './history.ts';

const lang = pageLang();
const format = formatsIn(lang);
/** Bars are too thin to be told apart on a phone. */
const phone = matchMedia('(max-width: 767.98px)');
const everyMs = 60_000;

const fill = (code: string, values: Readonly<Record<string, string>>) =>
  textOfCode(code).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const find = <E extends HTMLElement>(selector: string, within: ParentNode = document) =>
  within.querySelector<E>(selector)!;

function make(name: string, text = '', className = '') {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

const nameOf = (part: StatusPart) => find(`[data-part=${part}] h2`).textContent;

/** Shows one state, and reads it out where it is another one than before. */
function showState(name: string) {
  for (const state of document.querySelectorAll<HTMLElement>('[data-state]')) {
    state.hidden = state.dataset.state !== name;
    if (state.hidden) continue;
    const [said, word] = [find('[data-said]'), state.querySelector('[data-word]')?.textContent ?? ''];
    if (said.textContent !== word) said.textContent = word;
  }
}

function showBadge(part: StatusPart, level: StatusLevel | 'unknown') {
  const badge = find(`[data-part=${part}] [data-badge]`);
  badge.className = `badge ${tones[level]}`;
  badge.textContent = textOfCode(level);
}

/** Status of one day in words. */
function sayDay(minutes: Minutes) {
  const { failed, slow, unknown } = minutes;
  if (levelOf(minutes) === 'unknown') return textOfCode('unknown');
  const said = [
    ...(failed > 0 ? [fill('dayFailed', { time: formatMinutes(failed, lang) })] : []),
    ...(slow > 0 ? [fill('daySlow', { time: formatMinutes(slow, lang) })] : []),
    ...(unknown > 0 ? [fill('dayUnknown', { time: formatMinutes(unknown, lang) })] : []),
  ];
  return said.length > 0 ? said.join(' · ') : textOfCode('dayOk');
}

function sayChecked(checkedAt: string, today: string) {
  const [day, time] = [dayOf(new Date(checkedAt)), format.time(checkedAt)];
  const when = day === today ? fill('todayAt', { time }) : fill('dayAt', { day: format.dayAndMonth(day), time });
  return fill('lastChecked', { when });
}

const tones = { ok: 'ok', slow: 'warn', failed: 'danger', unknown: '' };

const walkOf = (part: StatusPart) =>
  wireDaySlider(find(`[data-part=${part}]`), ({ date, minutes }) => `${format.longDay(date)}: ${sayDay(minutes)}`);
const walks = { database: walkOf('database'), jobs: walkOf('jobs'), files: walkOf('files'), mail: walkOf('mail') };

function showPart(part: StatusPart, { now, days }: ServiceStatus, today: string) {
  const row = find(`[data-part=${part}]`);
  showBadge(part, now[part] ?? 'unknown');
  const shown = daysOf(part, days, today, phone.matches ? 30 : statusDays);
  const bars = find('[data-bars]', row);
  bars.replaceChildren(
    ...shown.map(({ minutes }) => {
      const bar = make('i');
      bar.dataset.level = levelOf(minutes);
      bar.style.setProperty('--known', shareKnown(minutes).toFixed(3));
      return bar;
    }),
  );
  find('[data-first]', row).textContent = textOfCode(phone.matches ? 'daysAgo30' : 'daysAgo90');
  const share = availability(shown);
  find('[data-available]', row).textContent =
    share === null ? textOfCode('neverChecked') : fill('available', { percent: percent(share) });
  walks[part](shown);
}

/** 99.98%, and 100% without decimals. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Every day on which something was checked, newest first. */
function showTable({ days }: ServiceStatus) {
  const table = make('table', '', 'table');
  const head = make('tr');
  for (const name of [textOfCode('day'), ...statusParts.map(nameOf)]) {
    const cell = make('th', name);
    cell.setAttribute('scope', 'col');
    head.append(cell);
  }
  const rows = days.toReversed().map((day) => {
    const row = make('tr');
    const date = make('th', format.day(day.date));
    date.setAttribute('scope', 'row');
    row.append(date, ...statusParts.map((part) => make('td', sayDay(daysOf(part, [day], day.date, 1)[0]!.minutes))));
    return row;
  });
  const [thead, tbody] = [make('thead'), make('tbody')];
  thead.append(head);
  tbody.append(...rows);
  table.append(thead, tbody);
  find('[data-table]').replaceChildren(table);
}

function inLanguage(element: HTMLElement, language: Lang) {
  element.lang = language;
  element.dir = dirOf(language);
  return element;
}

/** 22 בנובמבר 2026, 06:12 עד 06:30; the end of another day with that day. */
function sayTime(startedAt: string, endedAt: string | null) {
  const [day, from] = [dayOf(new Date(startedAt)), format.time(startedAt)];
  if (!endedAt) return fill('incidentSince', { day: format.fullDay(day), from });
  const last = dayOf(new Date(endedAt));
  const to = last === day ? format.time(endedAt) : `${format.dayAndMonth(last)} ${format.time(endedAt)}`;
  return fill('incidentTime', { day: format.fullDay(day), from, to });
}

function showIncidents({ incidents }: ServiceStatus) {
  const list = find('[data-incidents]');
  list.hidden = incidents.length === 0;
  find('[data-no-incidents]').hidden = incidents.length > 0;
  list.replaceChildren(
    ...incidents.map(({ title, text, language, level, startedAt, endedAt }) => {
      const item = make('li');
      const head = make('div');
      const length = endedAt && Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000));
      const heading = inLanguage(make('h3', title), language);
      const time = make('time', sayTime(startedAt, endedAt));
      time.setAttribute('datetime', startedAt);
      head.append(
        heading,
        make('span', length ? formatMinutes(length, lang) : textOfCode('goesOn'), `badge ${tones[level]}`),
        time,
      );
      const said = inLanguage(make('p', text), language);
      item.append(head, said);
      return item;
    }),
  );
}

let known: ServiceStatus | undefined;

function show(found: ServiceStatus) {
  known = found;
  const today = dayOf(new Date());
  for (const part of statusParts) showPart(part, found, today);
  const unwell = statusParts.filter((part) => found.now[part] === 'slow' || found.now[part] === 'failed').map(nameOf);
  const checked = found.checkedAt ? [sayChecked(found.checkedAt, today)] : [];
  for (const place of document.querySelectorAll('[data-checked]'))
    place.textContent = [...unwell, ...checked].join(' · ');
  showState(overall(found));
  showTable(found);
  showIncidents(found);
}

async function read() {
  try {
    show(await call(status.get));
  } catch {
    showState('unreachable');
    for (const part of statusParts) showBadge(part, 'unknown');
  }
}

const again = find<HTMLButtonElement>('[data-again]');
again.addEventListener('click', async () => {
  again.ariaDisabled = 'true';
  await read();
  again.ariaDisabled = null;
  // The banner with the button has gone.
  if (again.closest<HTMLElement>('[data-state]')!.hidden) find('[data-state]:not([hidden])').focus();
});
phone.addEventListener('change', () => known && show(known));
setInterval(() => document.visibilityState === 'visible' && void read(), everyMs);
void read();
