import { texts } from '@tzemed/contract/text/texts';

export const iconTexts = texts({
  tag: { he: 'תווית', en: 'Label', ar: 'بطاقة' },
  bed: { he: 'מיטה', en: 'Bed', ar: 'سرير' },
  house: { he: 'בית', en: 'House', ar: 'بيت' },
  footprints: { he: 'עקבות', en: 'Footprints', ar: 'آثار أقدام' },
  car: { he: 'רכב', en: 'Car', ar: 'سيارة' },
  plane: { he: 'מטוס', en: 'Plane', ar: 'طائرة' },
  cookie: { he: 'עוגייה', en: 'Cookie', ar: 'بسكويت' },
  fish: { he: 'דג', en: 'Fish', ar: 'سمكة' },
  droplets: { he: 'טיפות', en: 'Drops', ar: 'قطرات' },
  sparkles: { he: 'ניצוצות', en: 'Sparkles', ar: 'بريق' },
  shirt: { he: 'חולצה', en: 'Shirt', ar: 'قميص' },
  camera: { he: 'מצלמה', en: 'Camera', ar: 'كاميرا' },
  gift: { he: 'מתנה', en: 'Gift', ar: 'هدية' },
  trophy: { he: 'גביע', en: 'Trophy', ar: 'كأس' },
  wrench: { he: 'כלי עבודה', en: 'Tools', ar: 'أدوات' },
  heart: { he: 'לב', en: 'Heart', ar: 'قلب' },
});
