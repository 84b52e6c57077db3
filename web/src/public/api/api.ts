// The script of the reference: finds in the menu, copies code, and keeps one language for all samples.
import '../page-script.ts';

const menu = document.getElementById('api-menu')!;
const nothing = menu.querySelector<HTMLElement>('[data-nothing]')!;
const rows = [...menu.querySelectorAll<HTMLElement>('[data-words]')].map((row) => ({
  row,
  words: `${row.dataset.words} ${row.textContent}`.toLowerCase(),
}));

menu.querySelector('[data-find]')!.addEventListener('input', (event) => {
  const asked = (event.target as HTMLInputElement).value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const { row, words } of rows) row.hidden = !asked.every((word) => words.includes(word));
  for (const group of menu.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !group.querySelector('[data-words]:not([hidden])');
  nothing.textContent = rows.every(({ row }) => row.hidden) ? nothing.dataset.nothing! : '';
});

// The menu of a small screen lies over the place it leads to, so it closes.
menu.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
});

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
  const code = button?.parentElement?.querySelector('pre')?.textContent;
  if (!button || !code) return;
  // Pages without https have no clipboard: the code can still be marked by hand.
  navigator.clipboard?.writeText(code).then(
    () => {
      button.ariaLabel = button.dataset.copy!;
      button.dataset.done = '';
      setTimeout(() => {
        button.ariaLabel = button.title;
        delete button.dataset.done;
      }, 2000);
    },
    () => undefined,
  );
});

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.name.startsWith('sample-')) return;
  for (const other of document.querySelectorAll<HTMLInputElement>(`.api-tabs input[value="${target.value}"]`))
    other.checked = true;
});
