import { register } from 'node:module';

// Under the condition `react-server`, which makes `server-only` an empty module, next-intl finds no hooks in React.
const hooks = `export const resolve = (name, context, next) =>
  name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
