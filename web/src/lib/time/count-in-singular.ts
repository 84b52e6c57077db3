/** לפני 14 יום: from eleven on Hebrew counts days and years in the singular, which `Intl` does not. */
export const countInSingular = (text: string) =>
  text.replace(/(\d+) (ימים|שנים)/, (all, count: string, unit: string) =>
    Number(count) > 10 ? `${count} ${unit === 'ימים' ? 'יום' : 'שנה'}` : all,
  );
