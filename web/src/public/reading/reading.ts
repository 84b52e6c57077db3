// The script of a page with contents: prints it, and marks in the contents where the reader is.
import '../page.ts';

document.querySelector('[data-print]')!.addEventListener('click', () => print());

const heads = [...document.querySelectorAll('[data-section] > h2')];
const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];

/** Height of the top bar and a little more, in pixels: what is above has been read. */
const top = 120;

function mark() {
  const root = document.documentElement;
  const way = root.scrollHeight - innerHeight;
  // The line sinks while the page goes up: short sections at its end never reach the top.
  const line = top + (innerHeight - top) * (way > 0 ? scrollY / way : 0);
  const at = Math.max(
    0,
    heads.findLastIndex((head) => head.getBoundingClientRect().top <= line),
  );
  for (const [index, link] of links.entries()) {
    if (index === at) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
mark();
addEventListener('scroll', mark, { passive: true });
addEventListener('resize', mark, { passive: true });
