# syntax=docker/dockerfile:1
# One image for every role: `docker run … parley`, `… parley node src/main.ts worker`. TypeScript runs as it is; only the web
# pages are built. The first stages keep npm's cache and the bundler out of the image. Registration is closed in it: the log
# shows a link for the first user. `docker run --rm -it … parley node src/main.ts owner <email>` creates users without it.

# Builds that must be repeatable name the base by its digest: --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prune.ts ./scripts/
# 274 MB instead of 550: declarations, source maps and second copies go.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force && node scripts/prune.ts
# What is in the image, for scanners (CycloneDX): docker run --rm parley cat sbom.json
RUN npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.json

FROM ${NODE_IMAGE} AS pages
WORKDIR /app
COPY scripts/bundler/package.json scripts/bundler/package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts/build-web.ts scripts/dashboard-sizes.ts ./scripts/
COPY src ./src
RUN node scripts/build-web.ts

FROM ${NODE_IMAGE}
WORKDIR /app
# V8 would keep 100 MB free for new objects once calls send audio, for the same processor time.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=8
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/sbom.json ./
COPY package.json openapi.yaml CHANGELOG.md ./
COPY docs ./docs
COPY db ./db
COPY generated ./generated
COPY src ./src
COPY --from=pages /app/generated/web ./generated/web
USER node
VOLUME /data
EXPOSE 3000
# After SIGTERM the service serves on for DRAIN_DELAY_SECONDS, lets calls finish for DRAIN_SECONDS and takes up to 25
# seconds more: give it as long as all three, `docker stop --time 90`.
STOPSIGNAL SIGTERM
# The first process of a new version migrates before it serves. The first success ends the start period.
HEALTHCHECK --interval=10s --timeout=5s --start-period=15m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
