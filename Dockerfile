# syntax=docker/dockerfile:1

# Everything that builds: packages first, as they change less often than sources.
FROM node:24-bookworm-slim AS built
WORKDIR /shop
COPY package.json package-lock.json ./
COPY storefront/package.json storefront/package-lock.json storefront/
RUN npm ci --include=dev --no-audit --no-fund && npm ci --prefix storefront --include=dev --no-audit --no-fund
COPY . .
# The language of the pages is built in.
ARG SHOP_LANGUAGE
# The pages are one bundle without packages of their own. The embedded database stays for the drill of a recovery.
RUN node scripts/build.mjs \
 && npm prune --omit=dev --no-audit --no-fund \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
 && rm -rf storefront/node_modules storefront/src tests

# What runs: Node, the sources (which Node runs as they are), the packages they need, and both builds.
FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=built /shop /shop
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --start-period=90s --start-interval=2s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The server itself, not npm and not the start: signals reach it. SHOP_ROLE says which part it is.
CMD ["node", "--max-old-space-size=640", "--max-semi-space-size=32", "--no-allocation-site-pretenuring", "scripts/server.mjs"]
