import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readOpenApi } from './documents.js';

export const apiDocsPath = '/api-docs';

/**
 * A page to read the contract. Its files come from this server and run under the portal's own policy: no
 * inline script, no other origin, and no validator badge, which would report to a third party.
 */
export async function mountApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    const document = JSON.parse(await readOpenApi()) as StaticDocumentSpec['document'];
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, {
      routePrefix: apiDocsPath,
      indexPrefix: '',
      staticCSP: false,
      // Null removes the logo; the library's types do not allow it.
      ...({ logo: null } as object),
      theme: { title: 'CA Portal API' },
      uiConfig: {
        validatorUrl: null,
        deepLinking: true,
        docExpansion: 'none',
        filter: true,
        tryItOutEnabled: false,
      },
    });
  });
}
