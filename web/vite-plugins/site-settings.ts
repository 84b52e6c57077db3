import { brand } from '@tzemed/contract/brand';
import type { Site } from '../src/lib/site.ts';

/** Environment variables that stand in public pages; `scripts/prepare.mjs` builds anew when one of them changes. */
export function siteSettings(env: Readonly<Record<string, string | undefined>>): Site {
  const text = (name: string) => env[name]?.trim() ?? '';
  return {
    petLimit: Number(text('FREE_PLAN_PET_LIMIT')) || null,
    operator: text('OPERATOR_NAME'),
    address: text('OPERATOR_ADDRESS'),
    phone: text('OPERATOR_PHONE'),
    email: text('SUPPORT_MAIL') || brand.supportEmail,
    accessibilityName: text('ACCESSIBILITY_NAME'),
    accessibilityEmail: text('ACCESSIBILITY_EMAIL'),
    accessibilityPhone: text('ACCESSIBILITY_PHONE'),
  };
}
