# Try it: docker build -t rommai . && docker run -p 8080:8080 rommai
FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --include=dev --no-audit --no-fund

FROM packages AS build
COPY . .
RUN npm run build

FROM packages AS runtime-packages
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# With two arenas glibc holds about 150 MB less of freed memory (decision 38).
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=runtime-packages /site/node_modules node_modules
COPY --from=build /site/.next .next
# The server gives Next the configuration of the build. These files are the fallback if Next does not accept it.
COPY package.json next.config.ts tsconfig.json ./
COPY lib lib
COPY packages packages
COPY content content
COPY messages messages
# Contains licences.txt, which the build writes.
COPY --from=build /site/public public
COPY server/next-cache-handler.mjs server/next-cache-handler.mjs
RUN mkdir /data && chown node:node /data . && chown -R node:node .next
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell, so that SIGTERM reaches the server.
CMD ["node", ".next/server-main.mjs"]
