import { addDays, dayOf } from '@tzemed/contract/days';
import { expect, test } from './journey.ts';
import { button, call, givenPerson } from './person.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const tomorrow = addDays(dayOf(new Date()), 1);

for (const pause of [0, 120, 250, 400, 700])
  test(`Two taps with ${pause} ms between mark one reminder as done, and neither the next day's nor the next row`, async ({
    page,
  }) => {
    const { token } = await givenPerson(page);
    const { pet } = await call(page, 'POST', '/pets', { token, body: { name: 'מיצי', species: 'cat' } });
    for (const [title, repeatInterval] of [
      ['כדור', 'daily'],
      ['הברשה', 'none'],
    ]) {
      const body = { title, repeatInterval, petId: pet.id, date: `${tomorrow}T07:00:00.000Z`, time: '09:00' };
      await call(page, 'POST', '/reminders', { token, body });
    }
    await page.goto('/app/reminders');
    const done = button(page, 'סימון כבוצע: כדור');
    await done.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await done.boundingBox())!;
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    if (pause > 0) await page.waitForTimeout(pause);
    await tap();
    // It stands where it was, and then goes.
    const standing = page.locator('.rem[data-mark]');
    await expect(standing).toContainText('כדור');
    expect(Math.abs((await done.boundingBox())!.y - y)).toBeLessThan(1);
    await expect(standing).toHaveCount(0);
    const { reminders } = await call(page, 'GET', '/reminders', { token });
    const kept = (reminders as { title: string; isCompleted: boolean }[]).map(
      ({ title, isCompleted }) => `${title} ${isCompleted}`,
    );
    expect(kept.toSorted()).toEqual(['הברשה false', 'כדור false', 'כדור true']);

    await button(page, 'ביטול הסימון').tap();
    await expect(page.getByText('הסימון בוטל, והתזכורת שוב מחכה')).toBeVisible();
    await expect(page.locator('.rem')).toHaveCount(2);
  });
