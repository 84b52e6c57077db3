/** The product's version, as `GET /api/health` tells it. */
export const version = '0.1.0';
