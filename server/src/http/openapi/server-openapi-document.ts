import { contract } from '@tzemed/contract';
import { version } from '../../version.ts';
import { openApiDocumentOf } from './openapi-document.ts';

/** The answer of `GET /api/openapi.json`; the web's build makes the pages of the reference from it. */
export const serverOpenApiDocument = () => openApiDocumentOf(contract, version);
