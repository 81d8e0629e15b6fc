# syntax=docker/dockerfile:1
# One image for every role: `docker run … parley`, `… parley node src/main.ts worker`. TypeScript runs as it is; only the web
# pages are built. The first stages keep npm's cache and the bundler out of the image.

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force

FROM node:24-slim AS pages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY scripts/build-web.ts ./scripts/
COPY src/web ./src/web
RUN node scripts/build-web.ts

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json openapi.yaml ./
COPY db ./db
COPY generated ./generated
COPY src ./src
COPY --from=pages /app/generated/web ./generated/web
USER node
VOLUME /data
EXPOSE 3000
# The service drains for ten seconds on SIGTERM; give it longer than that: `docker stop --time 30`.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
