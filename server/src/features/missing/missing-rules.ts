import { addDays } from '@tzemed/contract/dates/days';
import type { AttachmentKind } from '@tzemed/contract/items/attachments';
import { type MissingRule, missingRules, expiryNoticeDays } from '@tzemed/contract/medical/missing';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { RecordType } from '@tzemed/contract/medical/medical-records';
import { isRabies } from '@tzemed/contract/medical/vaccine-name';

/** Input of the rules. Records and attachments are empty for a user who may not see them. */
export type Facts = {
  readonly today: string;
  readonly pet: Pick<Pet, 'species' | 'birthDate' | 'chipNumber' | 'licenceValidUntil'>;
  /** Records of the last year, newest first, each with the kinds of its attachments. */
  readonly records: readonly {
    readonly id: string;
    readonly type: RecordType;
    readonly date: string;
    readonly description: string;
    readonly papers: readonly (AttachmentKind | null)[];
  }[];
  /** Attachments with an end date, whatever the age of their record. */
  readonly papers: readonly {
    readonly recordId: string;
    readonly name: string;
    readonly kind: AttachmentKind | null;
    readonly expiresOn: string;
  }[];
};

export type Thing = { readonly recordId: string | null; readonly name: string | null; readonly date: string | null };

type Rule = { readonly source: string | null; readonly find: (facts: Facts) => Thing[] };

const ofPet: Thing = { recordId: null, name: null, date: null };
const isDog = ({ pet }: Facts) => pet.species === 'dog';
const ofRecord = ({ id, description, date }: Facts['records'][number]): Thing => ({
  recordId: id,
  name: description,
  date,
});

/** A dog has its chip by three months, with its first vaccination against rabies: three months of 30 days. */
const chippedByDays = 90;

/**
 * The sources are pages of municipalities and insurers, as they were read in November 2026: law for dogs (rabies, licence,
 * chip), and what an insurer asks for with a claim.
 */
const rules: Readonly<Record<MissingRule, Rule>> = {
  rabiesCertificate: {
    source: 'https://gezer-region.muni.il/news/417',
    find({ records }) {
      const latest = records.find((record) => record.type === 'vaccination' && isRabies(record));
      return latest && latest.papers.length === 0 ? [ofRecord(latest)] : [];
    },
  },
  // A licence holds for a year; which day that is stands on it.
  licenceRenewal: {
    source: 'https://ktv.org.il/news/375',
    find: (facts) =>
      isDog(facts) && facts.pet.licenceValidUntil && facts.pet.licenceValidUntil < facts.today
        ? [{ ...ofPet, date: facts.pet.licenceValidUntil }]
        : [],
  },
  chip: {
    source: 'https://moag.gov.il/services/maagarey_meyda/dogcenter/Pages/microchip.aspx',
    find(facts) {
      const { birthDate, chipNumber } = facts.pet;
      const isOldEnough = !birthDate || addDays(birthDate, chippedByDays) <= facts.today;
      return isDog(facts) && !chipNumber && isOldEnough ? [ofPet] : [];
    },
  },
  visitSummary: {
    source: 'https://pet-insure.co.il/policy-terms',
    find: ({ records }) =>
      records
        .filter(({ papers }) => papers.includes('invoice') && !papers.includes('visit_summary'))
        .map((record) => ofRecord(record)),
  },
  paperExpires: {
    source: null,
    find: ({ papers, today }) =>
      papers
        .filter(
          ({ expiresOn }) =>
            expiresOn >= addDays(today, -expiryNoticeDays) && expiresOn <= addDays(today, expiryNoticeDays),
        )
        .filter((paper) => !papers.some((other) => replaces(other, paper)))
        .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1))
        .map(({ recordId, name, expiresOn }) => ({ recordId, name, date: expiresOn })),
  },
};

/** A later one of its kind; of those without a kind, or of any other, nobody knows what they are instead of. */
const replaces = (other: Facts['papers'][number], paper: Facts['papers'][number]) =>
  paper.kind !== null && paper.kind !== 'other' && other.kind === paper.kind && other.expiresOn > paper.expiresOn;

/** Findings of the rules that are not dismissed, in the order of the rules. */
export const missingBy = (facts: Facts, dismissed: readonly MissingRule[]) =>
  missingRules
    .filter((rule) => !dismissed.includes(rule))
    .map((rule) => ({ rule, source: rules[rule].source, things: rules[rule].find(facts) }))
    .filter(({ things }) => things.length > 0);
