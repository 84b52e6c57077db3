import type { Page } from '@playwright/test';

type Moved = { moved: string[] };

/** Notes what is set in motion from now on, by scripts and by sheets, and what flies from screen to screen: frame by frame. */
export async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function note(frames, options) {
      const { pseudoElement = '', duration } = options as KeyframeAnimationOptions;
      moved.push(`${this.tagName.toLowerCase()}${pseudoElement} ${String(duration)}`);
      return animate.call(this, frames, options);
    };
    const known = new WeakSet<Animation>();
    const look = () => {
      for (const one of document.getAnimations()) {
        if (known.has(one)) continue;
        known.add(one);
        const { pseudoElement, target } = one.effect as KeyframeEffect;
        if (pseudoElement?.startsWith('::view-transition-group(pet-')) moved.push('portrait');
        else moved.push(`${target?.tagName} ${target?.className}${pseudoElement ?? ''} by its sheet`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Of the page that is there: one that is loaded anew begins with nothing. */
export const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as Moved).moved);
export const forgetMoved = (page: Page) => page.evaluate(() => ((globalThis as unknown as Moved).moved.length = 0));
