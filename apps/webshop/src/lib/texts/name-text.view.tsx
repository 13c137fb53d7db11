import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { useTexts } from './texts.ts';

/** Props of a name from the platform. */
export interface NameTextProps {
  readonly name: string;
  readonly kind: 'fund' | 'product' | 'provider';
}

/** The name of a fund, offer or provider. One that the platform leaves empty is called by its kind, so that its link has a name. */
export function NameText(props: NameTextProps) {
  const translate = useTexts();
  return props.name.trim() === '' ? (
    <span>{translate(`shell.unnamed.${props.kind}`)}</span>
  ) : (
    <ContentText>{props.name}</ContentText>
  );
}
