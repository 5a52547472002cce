import { type ResolveFnOutput, registerHooks } from 'node:module';

const packageUrl = '/node_modules/drizzle-orm/';
const ownImports = /^drizzle-orm(?:$|\/)/;
const known = new Map<string, ResolveFnOutput>();

// For each import of a package, Node 24 parses the package's whole package.json again. With drizzle-orm's 1,700 exports
// that takes 8 ms, 0.8 s for its own modules and as much for ours. The hook answers drizzle-orm's relative imports
// without asking Node, and asks once for each name that we import.
registerHooks({
  resolve: (specifier, context, next) => {
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.includes(packageUrl))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!ownImports.test(specifier)) return next(specifier, context);
    const key = `${specifier} ${context.conditions}`;
    const resolved = known.get(key) ?? next(specifier, context);
    known.set(key, resolved);
    return { url: resolved.url, format: resolved.format, shortCircuit: true };
  },
});
