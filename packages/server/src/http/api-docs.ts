import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readOpenApi } from './documents.js';

export const apiDocsPath = '/api-docs';

/**
 * A reader of the contract. Its files come from this server and run under the portal's own policy: no script of a page,
 * no other origin, and no badge that would tell a stranger what is read here.
 */
export async function mountApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    const document = JSON.parse(await readOpenApi()) as StaticDocumentSpec['document'];
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, {
      routePrefix: apiDocsPath,
      indexPrefix: '',
      staticCSP: false,
      // Null takes the logo away; the types of the library do not know.
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
