import type { Plugin } from 'vite';

/**
 * Reloads the page when something other than a view or a style sheet changes. React's refresh keeps what a mounted screen
 * holds: its view model, with the rules and adapters of before the change.
 */
export function reloadForRules(): Plugin {
  return {
    name: 'reload-for-rules',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || modules.length === 0 || /\.(?:tsx|css)$/.test(file)) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
