export * from '@tzemed/contract/texts';
