import '@stadstegoed/ui/styles/tokens.css';
import '@stadstegoed/ui/styles/base.css';
import '@stadstegoed/ui/styles/layout.css';
import '../../variants/general/theme.css';
import '../../variants/waterveen/theme.css';
import '../../variants/zonnedorp/theme.css';
import skyline from '../../variants/zonnedorp/skyline.svg?raw';
import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { toLanguage } from '@stadstegoed/core/shared/language.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FormBlocks } from './form-blocks.view.tsx';
import { PageBlocks } from './page-blocks.view.tsx';
import { SearchBlocks } from './search-blocks.view.tsx';
import { TicketBlocks } from './ticket-blocks.view.tsx';

const query = new URLSearchParams(window.location.search);
const theme = query.get('theme') ?? 'zonnedorp';
const language = toLanguage(query.get('lang'));
/** The date in the design. */
const today = parseCalendarDate('2026-11-21');
document.documentElement.className = `webshop-theme ${theme}-theme`;
document.documentElement.lang = language;

const root = document.getElementById('root');
if (root && today) {
  createRoot(root).render(
    <StrictMode>
      <PageBlocks skyline={skyline} />
      <TicketBlocks />
      <FormBlocks />
      <SearchBlocks language={language} today={today} />
    </StrictMode>,
  );
}
