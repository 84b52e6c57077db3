// The script of a page with contents: prints it, and marks in the contents where the reader is.
import '../page-script.ts';

document.querySelector('[data-print]')!.addEventListener('click', () => print());

const heads = [...document.querySelectorAll('[data-section] > h2')];
const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];

/** Height of the top bar and a little more, in pixels: what is above has been read. */
const top = 120;

/** The section that was pressed, until the reader scrolls on: a short one near the end can't come up to the top. */
let pressed = links.findIndex(({ hash }) => hash === location.hash);

function headInSight() {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  // The line sinks to the bottom of the last screen: the last sections never reach the top.
  const line = top + (innerHeight - top) * Math.max(0, 1 - left / innerHeight);
  return heads.findLastIndex((head) => head.getBoundingClientRect().top <= line);
}

function mark() {
  const at = pressed === -1 ? Math.max(0, headInSight()) : pressed;
  for (const [index, link] of links.entries()) {
    if (index === at) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
mark();
addEventListener('scroll', mark, { passive: true });
addEventListener('resize', mark, { passive: true });

for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(input, () => (pressed = -1), { passive: true });
for (const [index, link] of links.entries())
  link.addEventListener('click', () => {
    pressed = index;
    mark();
  });
