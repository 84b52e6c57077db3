import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { computedStyle, ofJsdom } from './computed-style.ts';

const page = `
  <div>a<span>b</span><b>5</b><p hidden>c</p><a href="/">d</a><button>e</button><input><svg><path></path></svg></div>
  <table><thead><tr><th>f</th></tr></thead><tbody><tr><td>g</td></tr></tbody></table>
  <ul style="display: flex"><li style="display: none">h</li><li>i</li></ul><bdi>j</bdi><small>k</small>
  <div style="visibility: hidden"><i>l</i><em style="visibility: visible">m</em></div>
  <nav popover="auto">n</nav><dialog>o</dialog><dialog open>p</dialog><details><summary>q</summary><p>r</p></details>
  <select><option>s</option></select><datalist><option>t</option></datalist><template><p>u</p></template><label>v</label>
  <script></script><style></style><noscript>w</noscript><h1>x</h1><textarea></textarea><img alt=""><time>y</time>`;

beforeEach(() => void (document.body.innerHTML = page));

test('An element is said to be shown as jsdom says it, whichever it is', () => {
  expect(globalThis.getComputedStyle).toBe(computedStyle);
  const said = (style: typeof getComputedStyle) =>
    [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
      const { display, visibility } = style(element);
      return [element.outerHTML, display, visibility, style(element).getPropertyValue('display')];
    });
  expect(said(computedStyle)).toEqual(said(ofJsdom));
});

test('Hidden elements have no role, and inline elements form one word', () => {
  document.body.innerHTML = '<button><b>5</b>/<b>10</b></button><div hidden><button>a</button></div>';
  expect(screen.getAllByRole('button').length).toBe(1);
  expect(screen.getByRole('button', { name: '5/10' })).toBeTruthy();
});
