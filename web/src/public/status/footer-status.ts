import { status } from '@tzemed/contract/site/status';
import { call } from '../forms/call.ts';
import { overall } from './history.ts';

/** Shows in the footer how the service works now, or nothing if that is unknown. */
export async function showFooterStatus(link: HTMLElement) {
  const found = await call(status.get).catch(() => undefined);
  const level = found && overall(found);
  const said = level && link.dataset[level];
  if (!said) return;
  link.dataset.level = level;
  link.querySelector('span')!.textContent = said;
}
