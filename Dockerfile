# syntax=docker/dockerfile:1.20@sha256:26147acbda4f14c5add9946e2fd2ed543fc402884fd75146bd342a7f6271dc1d
# The whole product, as `npm start` runs it: docs/operations/containers.md.

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS manifests
WORKDIR /app
COPY --parents package.json package-lock.json .npmrc */package.json ./

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build && npm run sbom

FROM manifests AS server
RUN npm ci --omit=dev --workspace @dramatis/local && npm cache clean --force
COPY --parents --from=build /app/./*/dist ./
COPY --from=build /app/sbom/local.cdx.json sbom.cdx.json
COPY examples/partner.html examples/
RUN mkdir /data && chown node:node /data
ENV LISTEN_ADDRESS=0.0.0.0 DATA_DIRECTORY=/data
USER node
EXPOSE 3000-3004 4010-4011
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD \
  ["node", "-e", "fetch(`http://localhost:${process.env.PAGE_PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "local/dist/main.js"]
