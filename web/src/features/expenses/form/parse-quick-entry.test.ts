import { expect, test } from 'vitest';
import { parseQuickEntry, type QuickEntry } from './parse-quick-entry.ts';

const pets = [
  { id: 'bella', name: 'בלה' },
  { id: 'mitzi', name: 'מיצי' },
  { id: 'rex', name: 'Rex' },
  { id: 'ball', name: 'Cannon Ball' },
  { id: 'twin1', name: 'תאום' },
  { id: 'twin2', name: 'תאום' },
  { id: 'snack', name: 'חטיף' },
  { id: 'bila', name: 'بيلا' },
];
// A Saturday.
const today = '2026-11-21';
const categories = [
  { id: 'kennel', name: 'פנסיון' },
  { id: 'diet', name: 'מזון רפואי' },
  { id: 'walks', name: 'Dog walks' },
];
const all: QuickEntry = { amount: 120, category: 'food', petId: 'bella', date: '2026-11-20', description: '' };

test.each<[string, Partial<QuickEntry>]>([
  ['מזון 120 בלה אתמול', all],
  ['אתמול בלה 120 מזון', all],
  ['120 לבלה אתמול לאוכל', all],
  ['מזון ב־120 ש״ח לבלה אתמול', all],
  ['מזון, 120₪, בלה, אתמול', all],
  ['food 120 for בלה yesterday', all],
  ['طعام ١٢٠ شيكل בלה أمس', all],

  // Text that is not understood becomes the description, and a category stays in it if it is part of the name.
  ['שק מזון יבש 289.90 מיצי', { amount: 289.9, category: 'food', petId: 'mitzi', description: 'שק מזון יבש' }],
  ['שטיפה 40', { amount: 40, description: 'שטיפה' }],
  ['מזון', { category: 'food', description: '' }],
  ['120', { amount: 120, description: '' }],
  ['', { description: '' }],

  // Sums.
  ['חול 1,234.50', { amount: 1234.5, description: 'חול' }],
  ['חול ₪64', { amount: 64, description: 'חול' }],
  ['חול \u2068₪289.90\u2069', { amount: 289.9, description: 'חול' }],
  ['חול \u2068₪ 289.90\u2069 לבלה', { amount: 289.9, petId: 'bella', description: 'חול' }],
  ['חול \u202a289.90\u202c', { amount: 289.9, description: 'חול' }],
  ['חול \u200b289.90\u200b ב\u05beמבצע', { amount: 289.9, description: 'חול ב\u05beמבצע' }],
  ['חול 1.234,50', { amount: 1234.5, description: 'חול' }],
  ["חול 1'234.50", { amount: 1234.5, description: 'חול' }],
  ['חול 1\u00a0234.50', { amount: 1234.5, description: 'חול' }],
  ['חול NIS 289.90', { amount: 289.9, description: 'חול' }],
  ['חול ILS289.90', { amount: 289.9, description: 'חול' }],
  ['2 שקים 289.90 שקל חדש', { amount: 289.9, description: '2 שקים' }],
  ['חול 12 50', { description: 'חול 12 50' }],
  ['חול 1.500', { description: 'חול 1.500' }],
  ['חול 1.234', { description: 'חול 1.234' }],
  ['חול 64 שקלים', { amount: 64, description: 'חול' }],
  ['חול 12.50', { amount: 12.5, description: 'חול' }],
  ['שק 15 ק״ג 289', { amount: 289, description: 'שק 15 ק״ג' }],
  ['2 שקים 120', { description: '2 שקים 120' }],
  ['2 שקים 120 ש״ח', { amount: 120, description: '2 שקים' }],
  ['חול 10₪ 20₪', { description: 'חול 10₪ 20₪' }],
  ['חול -5', { description: 'חול -5' }],
  ['חול 0', { description: 'חול 0' }],

  // Days. 5.11 is a day where there is a sum besides, and a sum where there is a day besides; alone it is neither.
  ['חול 64 5.11', { amount: 64, date: '2026-11-05', description: 'חול' }],
  ['חול 64 ב-5.11', { amount: 64, date: '2026-11-05', description: 'חול' }],
  ['חול 64 5/11', { amount: 64, date: '2026-11-05', description: 'חול' }],
  ['חול 64 1.12', { amount: 64, date: '2025-12-01', description: 'חול' }],
  ['חול 5.11', { description: 'חול 5.11' }],
  ['חול 5.11 ₪', { amount: 5.11, description: 'חול' }],
  ['חול 5.11 אתמול', { amount: 5.11, date: '2026-11-20', description: 'חול' }],
  ['חול 5.11 6.11', { description: 'חול 5.11 6.11' }],
  ['חול 64 5.11.26', { amount: 64, date: '2026-11-05', description: 'חול' }],
  ['חול 64 5.11 אתמול', { amount: 64, description: 'חול 5.11 אתמול' }],
  ['חול 64 שלשום', { amount: 64, date: '2026-11-19', description: 'חול' }],
  ['חול 64 היום', { amount: 64, date: today, description: 'חול' }],
  ['חול 64 ביום ראשון', { amount: 64, date: '2026-11-15', description: 'חול' }],
  ['sand 64 on Sunday', { amount: 64, date: '2026-11-15', description: 'sand' }],
  ['رمل 64 يوم الأحد', { amount: 64, date: '2026-11-15', description: 'رمل' }],
  ['נרות שבת 64', { amount: 64, description: 'נרות שבת' }],
  ['sunday roast 64', { amount: 64, description: 'sunday roast' }],
  ['חול 64 יום שבת', { amount: 64, description: 'חול יום שבת' }],
  ['חול 051126', { amount: 51126, description: 'חול' }],

  // Pets.
  ['חול 64 של מיצי', { amount: 64, petId: 'mitzi', description: 'חול' }],
  ['leash 64 for rex', { amount: 64, category: 'equipment', petId: 'rex', description: '' }],
  ['sand 64 cannon ball', { amount: 64, petId: 'ball', description: 'sand' }],
  ['رمل 64 لبيلا', { amount: 64, petId: 'bila', description: 'رمل' }],
  ['חול 64 בלה ומיצי', { amount: 64, description: 'חול בלה ומיצי' }],
  ['חול 64 תאום', { amount: 64, description: 'חול תאום' }],
  ['חול 64 חטיף', { amount: 64, description: 'חול חטיף' }],
  ['בלהה 64', { amount: 64, description: 'בלהה' }],

  // Categories.
  ['צעצוע וטרינר 64', { amount: 64, description: 'צעצוע וטרינר' }],
  ['חיסון אצל הווטרינר 300', { amount: 300, category: 'vet', description: 'חיסון אצל הווטרינר' }],
  ['כדור 64', { amount: 64, description: 'כדור' }],
  ['משהו אחר 64', { amount: 64, description: 'משהו אחר' }],
  // A home's own, of several words too; what it calls so itself comes before what everybody does.
  ['פנסיון 480 בלה', { amount: 480, category: 'kennel', petId: 'bella', description: '' }],
  ['4 לילות בפנסיון 480 ש״ח', { amount: 480, category: 'kennel', description: '4 לילות בפנסיון' }],
  ['מזון רפואי 120', { amount: 120, category: 'diet', description: '' }],
  ['dog walks 90 rex', { amount: 90, category: 'walks', petId: 'rex', description: '' }],
  ['פנסיון וטרינר 64', { amount: 64, description: 'פנסיון וטרינר' }],
  ['תרופה תרופות 64', { amount: 64, category: 'medicine', description: '' }],
])('«%s»', (text, line) => expect(parseQuickEntry(text, { pets, categories, today })).toEqual(line));
