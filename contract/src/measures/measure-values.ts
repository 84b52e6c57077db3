import type { Code } from '../text/messages.ts';

/** Kinds of what is measured. A pet has one measure of each built-in kind, and any number of the others. */
export const measureKinds = ['weight', 'temperature', 'bodyCondition', 'glucose', 'lab', 'own'] as const;
export type MeasureKind = (typeof measureKinds)[number];
/** Kinds whose names the product knows; the others have a name and a unit of their own. */
export const builtInKinds = ['weight', 'temperature', 'bodyCondition', 'glucose'] as const;
export type BuiltInKind = (typeof builtInKinds)[number];
export const isBuiltIn = (kind: MeasureKind): kind is BuiltInKind => (builtInKinds as readonly string[]).includes(kind);

/** Units of built-in kinds, the usual one first. Weight is kept in grams; a body condition score has no unit. */
export const unitsOf: Readonly<Record<BuiltInKind, readonly string[]>> = {
  weight: ['g'],
  temperature: ['°C', '°F'],
  bodyCondition: [],
  glucose: ['mg/dL', 'mmol/L'],
};
export const usualUnit = (kind: BuiltInKind): string | null => unitsOf[kind][0] ?? null;

/** Fixed scale of all values. */
export const valueDecimals = 3;
export const maxValue = 999_999_999;
export const roundValue = (value: number) => Math.round(value * 10 ** valueDecimals) / 10 ** valueDecimals;

/** A horse weighs 500 kg, a heavy one a tonne. */
export const maxGrams = 1_500_000;

/** Units between which values are converted. */
export const convertibleUnits = ['g', 'kg', '°C', '°F', 'mg/dL', 'mmol/L'] as const;
export type ConvertibleUnit = (typeof convertibleUnits)[number];
/** Spellings of the units between which values are converted. */
const spellings: Readonly<Record<ConvertibleUnit, readonly string[]>> = {
  g: ['g', 'gr', 'gram', 'grams', 'ג', 'גר', 'גרם', 'غ', 'غرام'],
  kg: ['kg', 'kgs', 'קג', 'קילו', 'קילוגרם', 'كغ', 'كيلوغرام'],
  '°C': ['°c', 'c', 'צלזיוס'],
  '°F': ['°f', 'f', 'פרנהייט'],
  'mg/dL': ['mg/dl'],
  'mmol/L': ['mmol/l'],
};
const canonical = new Map(
  Object.entries(spellings).flatMap(([unit, written]) => written.map((one) => [one, unit] as const)),
);
/** The common spelling of a unit: 'ק״ג' is 'kg'. An unknown unit is as it was written. */
export function spelledUnit(unit: string) {
  const plain = unit
    .trim()
    .replace(/["'׳״’”.]/g, '')
    .toLowerCase();
  return canonical.get(plain) ?? unit.trim();
}
export const isSameUnit = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && spelledUnit(one) === spelledUnit(other));

type Line = { readonly times: number; readonly plus: number };
/** Pairs of units, the first as a line of the second. Glucose: its molar mass, 180.16 g/mol, over ten decilitres. */
const lines: Readonly<Record<string, Line>> = {
  'kg g': { times: 1000, plus: 0 },
  '°C °F': { times: 1.8, plus: 32 },
};
const glucoseLines: typeof lines = { 'mmol/L mg/dL': { times: 18.016, plus: 0 } };

/** The conversion between two units as `value * times + plus`; undefined where there is none. */
export function conversionOf(kind: MeasureKind, from: string | null, to: string | null): Line | undefined {
  if (isSameUnit(from, to)) return { times: 1, plus: 0 };
  if (from === null || to === null) return undefined;
  // Milligrams of another substance are another number of moles.
  const known = kind === 'glucose' ? { ...lines, ...glucoseLines } : lines;
  const [one, other] = [spelledUnit(from), spelledUnit(to)];
  const back = known[`${other} ${one}`];
  return known[`${one} ${other}`] ?? (back && { times: 1 / back.times, plus: -back.plus / back.times });
}

export const convertValue = (value: number, { times, plus }: Line) => roundValue(value * times + plus);

/** Ranges outside of which no animal lives: a lizard in the morning, a fever beyond any thermometer. */
const temperatures: Readonly<Record<string, readonly [number, number]>> = { '°C': [10, 50], '°F': [50, 122] };
const mostGlucose: Readonly<Record<string, number>> = { 'mg/dL': 2000, 'mmol/L': 111 };

type OfKind = { readonly kind: MeasureKind; readonly unit: string | null };

/** Reason why a value cannot be one of a measure. */
export function valueProblem({ kind, unit }: OfKind, value: number): Code | undefined {
  if (kind === 'weight') {
    if (value <= 0) return 'weightPositive';
    if (value > maxGrams) return 'weightTooLarge';
    return Number.isInteger(value) ? undefined : 'weightWhole';
  }
  if (kind === 'bodyCondition') return value < 1 || value > 9 ? 'bodyConditionRange' : undefined;
  if (kind === 'temperature') {
    const [least, most] = temperatures[unit ?? ''] ?? temperatures['°C']!;
    return value < least || value > most ? 'temperatureRange' : undefined;
  }
  if (kind === 'glucose') return value <= 0 || value > (mostGlucose[unit ?? ''] ?? 2000) ? 'glucoseRange' : undefined;
  return undefined;
}

/** Grams from which on a weight is said in kilograms. */
const kilogramsFrom = 2000;
const small = new Set(['bird', 'fish', 'rodent']);

/** Unit in which a weight is shown and typed; without a weight the usual one of the species. */
export function weightUnit(grams: number | null, species: string): 'g' | 'kg' {
  if (grams === null) return small.has(species) ? 'g' : 'kg';
  return grams < kilogramsFrom ? 'g' : 'kg';
}
