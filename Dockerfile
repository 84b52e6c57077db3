# Image of the built program and the packages that it runs with: no sources, no npm, no root.
#   docker build --build-arg PUBLIC_URL=https://example.com -t tzemed:0.1.0 .
# Its pages hold the arguments below. Data lies in /data; /tmp has to be writable, and nothing else.
ARG NODE_IMAGE=docker.io/library/node:24.11-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-20251117-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
ARG PUBLIC_URL="" SUPPORT_MAIL="" OPERATOR_NAME="" OPERATOR_ADDRESS="" OPERATOR_PHONE="" \
    ACCESSIBILITY_NAME="" ACCESSIBILITY_EMAIL="" ACCESSIBILITY_PHONE="" FREE_PLAN_PET_LIMIT=""
RUN npm run release -- /app

FROM ${BASE_IMAGE}
# PostgreSQL refuses an account without a name, and a folder that others may read. A new volume takes the owner of its place.
RUN groupadd --gid 10001 tzemed \
    && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin tzemed \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data /backups
COPY --from=build /app /app
WORKDIR /app
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
# An upgrade, with the backup before it, may take an hour before it answers. Those that wait for it go on when it does.
HEALTHCHECK --interval=10s --timeout=10s --start-period=2h --retries=6 \
    CMD ["node_modules/node/bin/node", "scripts/health.mjs"]
CMD ["node_modules/node/bin/node", "scripts/start.mjs"]
