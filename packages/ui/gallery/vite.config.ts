import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The controls side by side, to look at while building: `npx vite packages/ui/gallery`; `?theme=waterveen` for another town. */
export default defineConfig({ plugins: [react()], cacheDir: '../../../.cache/vite-gallery', server: { port: 5199 } });
