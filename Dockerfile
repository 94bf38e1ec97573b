# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
COPY storefront/package.json storefront/package-lock.json storefront/
RUN npm ci --include=dev --no-audit --no-fund && npm ci --prefix storefront --include=dev --no-audit --no-fund

FROM packages AS built
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=built --chown=node:node /shop /shop
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --start-period=120s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals reach the start, which stops the server in order.
CMD ["node", "scripts/start.mjs"]
