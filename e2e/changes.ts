import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '@tzemed/contract/days';
import { button, choose } from './person.ts';

const tomorrow = addDays(dayOf(new Date()), 1);
const photo = path.resolve(import.meta.dirname, '../web/public/icon-512.png');

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'שמירה', exact: true }).click();
export const toasts = (page: Page) => page.getByRole('region', { name: 'הודעות' });
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'ביטול המחיקה', exact: true }).last().click();
export const rename = (page: Page, label: string, text: string) =>
  dialogOf(page).getByLabel(label, { exact: true }).fill(text);
/** What is done with the whole of a pet. */
export async function ofPet(page: Page, what: string) {
  await button(page, 'פעולות נוספות').click();
  await button(page, what).click();
}

async function ofTag(page: Page, name: string, what: string) {
  await button(page, `עוד פעולות: ${name}`).click();
  await button(page, what).click();
}

export async function remove(page: Page, name: string) {
  await button(page, `מחיקת ${name}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
}
export async function edit(page: Page, name: string, label: string, text: string) {
  await button(page, `עריכת ${name}`).click();
  await rename(page, label, text);
  await save(page);
}

/** What a person does, what the page then says, and what there is then. */
export type Step = {
  readonly does: (page: Page) => Promise<unknown>;
  readonly says: string | RegExp;
  readonly stands: readonly Record<string, unknown>[];
};
export type Screen = {
  readonly path: (petId: string) => string;
  /** Where the API lists what the screen changes. */
  readonly listed: string;
  readonly given?: (petId: string) => readonly [path: string, body: object];
  readonly steps: Readonly<Record<string, Step>>;
};

/** All that can be changed on each screen. */
export const screens: Readonly<Record<string, Screen>> = {
  expenses: {
    path: () => '/app/expenses',
    listed: '/expenses',
    steps: {
      add: {
        does: async (page) => {
          await button(page, 'הוספת הוצאה').first().click();
          await rename(page, 'תיאור', 'שק מזון');
          await rename(page, 'סכום', '1,289.90');
          await choose(page, 'קטגוריה', 'מזון');
          await save(page);
        },
        says: 'ההוצאה נוספה',
        stands: [{ description: 'שק מזון', amount: 1289.9, version: 1 }],
      },
      edit: {
        does: (page) => edit(page, 'שק מזון', 'תיאור', ' שק גדול '),
        says: 'ההוצאה עודכנה',
        stands: [{ description: 'שק גדול', amount: 1289.9, version: 2 }],
      },
      delete: { does: (page) => remove(page, 'שק גדול'), says: 'ההוצאה נמחקה', stands: [] },
      'take back': { does: undo, says: 'ההוצאה שוחזרה', stands: [{ description: 'שק גדול' }] },
    },
  },
  records: {
    path: () => '/app/medical-records',
    listed: '/medical-records',
    steps: {
      add: {
        does: async (page) => {
          await button(page, 'הוספת רשומה').first().click();
          await choose(page, 'סוג', 'חיסון');
          await rename(page, 'תיאור', 'חיסון כלבת');
          await save(page);
        },
        says: 'הרשומה נוספה',
        stands: [{ description: 'חיסון כלבת', version: 1 }],
      },
      edit: {
        does: (page) => edit(page, 'חיסון כלבת', 'תיאור', 'חיסון משושה'),
        says: 'הרשומה עודכנה',
        stands: [{ description: 'חיסון משושה', version: 2 }],
      },
      delete: { does: (page) => remove(page, 'חיסון משושה'), says: 'הרשומה נמחקה', stands: [] },
      'take back': { does: undo, says: 'הרשומה שוחזרה', stands: [{ description: 'חיסון משושה' }] },
    },
  },
  reminders: {
    path: () => '/app/reminders',
    listed: '/reminders',
    given: (petId) => [
      '/reminders',
      {
        petId,
        title: 'כדור',
        date: `${tomorrow}T07:00:00.000Z`,
        time: '09:00',
        repeatInterval: 'daily',
        timezone: 'Asia/Jerusalem',
      },
    ],
    steps: {
      edit: {
        does: (page) => edit(page, 'כדור', 'כותרת', 'חצי כדור'),
        says: 'התזכורת עודכנה',
        stands: [{ title: 'חצי כדור', version: 2 }],
      },
      delete: { does: (page) => remove(page, 'חצי כדור'), says: 'התזכורת נמחקה', stands: [] },
      'take back': { does: undo, says: 'התזכורת שוחזרה', stands: [{ title: 'חצי כדור' }] },
      complete: {
        does: (page) => button(page, 'סימון כבוצע: חצי כדור').click(),
        says: /^הבאה: /,
        stands: [
          { title: 'חצי כדור', isCompleted: false },
          { title: 'חצי כדור', isCompleted: true },
        ],
      },
      add: {
        does: async (page) => {
          await button(page, 'הוספת תזכורת').first().click();
          await rename(page, 'כותרת', 'הברשה');
          const [year, month, day] = tomorrow.split('-');
          await dialogOf(page).getByRole('group', { name: 'תאריך' }).getByRole('spinbutton').first().focus();
          await page.keyboard.type(`${day}${month}${year}`);
          await save(page);
        },
        says: 'התזכורת נוספה',
        stands: [{ title: 'הברשה', version: 1 }, { title: 'חצי כדור' }, { title: 'חצי כדור' }],
      },
    },
  },
  vets: {
    path: () => '/app/vets',
    listed: '/vets',
    steps: {
      add: {
        does: async (page) => {
          await button(page, 'הוספת וטרינר').first().click();
          await rename(page, 'שם', 'ד״ר לוי');
          await rename(page, 'טלפון', '5761*');
          await save(page);
        },
        says: 'נוסף לפנקס',
        stands: [{ name: 'ד״ר לוי', phones: ['*5761'], version: 1 }],
      },
      edit: {
        does: (page) => edit(page, 'ד״ר לוי', 'שם', 'ד״ר לוי-כהן'),
        says: 'הפרטים עודכנו',
        stands: [{ name: 'ד״ר לוי-כהן', phones: ['*5761'], version: 2 }],
      },
      delete: { does: (page) => remove(page, 'ד״ר לוי-כהן'), says: 'נמחק מהפנקס', stands: [] },
      'take back': { does: undo, says: 'חזר לפנקס', stands: [{ name: 'ד״ר לוי-כהן' }] },
    },
  },
  tags: {
    path: () => '/app/tags',
    listed: '/tags',
    steps: {
      add: {
        does: async (page) => {
          await button(page, 'תגית חדשה').first().click();
          await rename(page, 'שם', 'ביטוח');
          await save(page);
        },
        says: 'התגית נוספה',
        stands: [{ name: 'ביטוח', version: 1 }],
      },
      edit: {
        does: async (page) => {
          await ofTag(page, 'ביטוח', 'עריכה');
          await rename(page, 'שם', 'תביעה');
          await save(page);
        },
        says: 'התגית עודכנה',
        stands: [{ name: 'תביעה', version: 2 }],
      },
      delete: {
        does: async (page) => {
          await ofTag(page, 'תביעה', 'מחיקה');
          await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
        },
        says: 'התגית נמחקה',
        stands: [],
      },
      'take back': { does: undo, says: 'התגית שוחזרה', stands: [{ name: 'תביעה' }] },
    },
  },
  pets: {
    path: (petId) => `/app/pets/${petId}`,
    listed: '/pets/my-pets?status=all',
    steps: {
      edit: {
        does: async (page) => {
          await ofPet(page, 'עריכת הפרטים');
          await rename(page, 'שם', 'בלה');
          await save(page);
        },
        says: 'השינויים נשמרו',
        stands: [{ name: 'בלה', version: 2 }],
      },
      archive: {
        does: (page) => ofPet(page, 'העברה לארכיון'),
        says: 'בלה בארכיון. שום דבר לא נמחק',
        stands: [{ name: 'בלה', archivedAt: expect.any(String) }],
      },
      unarchive: {
        does: (page) => button(page, 'החזרה מהארכיון').first().click(),
        says: 'בלה שוב ברשימה',
        stands: [{ name: 'בלה', archivedAt: null }],
      },
      'set a photo': {
        does: async (page) => {
          await button(page, 'הוספת תמונה').click();
          await dialogOf(page).locator('input[type=file]').setInputFiles(photo);
          await save(page);
        },
        says: 'התמונה עודכנה',
        stands: [{ name: 'בלה', photoId: expect.any(String) }],
      },
      'take the photo off': {
        does: async (page) => {
          await button(page, 'החלפת התמונה').click();
          await button(page, 'הסרת התמונה').click();
          await page.getByRole('alertdialog').getByRole('button', { name: 'הסרת התמונה' }).click();
        },
        says: 'התמונה הוסרה',
        stands: [{ name: 'בלה', photoId: null }],
      },
      delete: {
        does: async (page) => {
          await ofPet(page, 'מחיקה');
          await page.getByRole('alertdialog').getByRole('button', { name: 'מחיקה' }).click();
        },
        says: 'חיית המחמד נמחקה',
        stands: [],
      },
      'take back': { does: undo, says: 'חיית המחמד שוחזרה', stands: [{ name: 'בלה' }] },
      add: {
        does: async (page) => {
          await button(page, 'הוספת חיית מחמד').first().click();
          await rename(page, 'שם', 'מיצי');
          await dialogOf(page).getByText('חתול', { exact: true }).click();
          await save(page);
        },
        says: 'חיית המחמד נוספה',
        stands: [{ name: 'בלה' }, { name: 'מיצי', version: 1 }],
      },
    },
  },
};
