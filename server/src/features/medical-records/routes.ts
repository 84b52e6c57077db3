import type { medicalRecordReports } from '@tzemed/contract/medical/medical-record-reports';
import type { medicalRecords, medicalRecordsOfPet } from '@tzemed/contract/medical/medical-records';
import { attachmentRoutes, documentRoutes } from '../../belongings/attachments/attachment-routes.ts';
import { commentRoutes } from '../../belongings/comments/comment-routes.ts';
import { belongingRoutes, ofPetRoutes } from '../../belongings/service/belonging-routes.ts';
import type { Routes } from '../../http/handler-types.ts';
import { history, statistics, types, vaccinations } from './service-reports.ts';
import {
  create,
  get,
  list,
  papers,
  remove,
  removeTogether,
  restore,
  recordComments,
  search,
  update,
  vetNames,
} from './service.ts';

export const routes: Routes<typeof medicalRecords> = {
  ...belongingRoutes('record', { list, get, create, update, remove, restore }),
  removeTogether: async (ctx, { params }) => removeTogether(ctx, params.id),
  ...attachmentRoutes(papers),
  ...documentRoutes(papers),
  ...commentRoutes(recordComments),
  search: (ctx, { query }) => search(ctx, query),
  vetNames: (ctx) => vetNames(ctx),
};

export const routesOfPet: Routes<typeof medicalRecordsOfPet> = ofPetRoutes('record', {
  list,
  get,
  create,
  update,
  remove,
});

export const reportRoutes: Routes<typeof medicalRecordReports> = {
  types: async (ctx) => types(ctx),
  statistics: (ctx, { query }) => statistics(ctx, query),
  vaccinations: (ctx, { query }) => vaccinations(ctx, query),
  history: (ctx, { params, query }) => history(ctx, params.petId, query),
};
