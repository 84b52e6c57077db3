import { openNow } from '@tzemed/contract/dates/opening-hours';

/** Shows whether people answer now, by the clock and the holidays of Israel. */
export function showOpenNow(now = new Date()) {
  const hours = openNow(now);
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]'))
    if (hours) place.textContent = place.dataset.openNow!.replace('{time}', hours.closes);
  for (const row of document.querySelectorAll<HTMLElement>('[data-hours]'))
    row.toggleAttribute('data-now', row.dataset.hours === hours?.id);
  for (const place of document.querySelectorAll<HTMLElement>('[data-if-open]'))
    place.textContent = (hours ? place.dataset.ifOpen : place.dataset.ifShut)!;
}
