import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import buttons from '#src/ui/button.module.css';
import kit from '#src/ui/desk/desk.module.css';
import { Problem } from '#src/ui/desk/notice.tsx';
import { AreaField } from '#src/ui/fields/area-field.tsx';
import { ChoiceField } from '#src/ui/fields/choice-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import tick from '#src/ui/fields/tick-row.module.css';
import type { ReplyPreview, ReplyView, TypedReply } from '../view/build-reply-view.ts';
import { replyAnchor } from './focus-reply.ts';
import styles from './reply-form.module.css';
import { useReplyDraft } from './use-reply-draft.ts';

interface ReplyFormProps {
  readonly leadUuid: string;
  readonly mergedUuids: readonly string[];
  readonly view: ReplyView;
  readonly refused: TypedReply | null;
  readonly preview: ReplyPreview | null;
  readonly problem: string | null;
}

const Preview = ({ rows, text }: ReplyPreview) => (
  <section className={styles.preview} aria-label="Preview">
    <dl>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.text}</dd>
        </div>
      ))}
    </dl>
    <p>{text}</p>
  </section>
);

const Destination = ({ view, kind }: { readonly view: ReplyView; readonly kind: TypedReply['kind'] }) => (
  <p className={kit.quiet}>
    {kind === 'sms'
      ? `To ${view.smsTo}. ${
          view.isSmsAnswered
            ? 'The reply will appear on this page.'
            : 'Replies to text messages don’t appear on this page.'
        }`
      : `To ${view.mailTo}. ${
          view.isSigned
            ? 'The reply will appear on this page.'
            : view.replyTo === null
              ? 'Replies don’t appear on this page.'
              : `The reply goes to ${view.replyTo} and doesn’t appear on this page.`
        }`}
  </p>
);

interface TemplateFieldProps {
  readonly id: string;
  readonly templates: ReplyView['templates'];
  readonly onChoose: (name: string) => void;
}

const TemplateField = ({ id, templates, onChoose }: TemplateFieldProps) => (
  <Form method="get" className={styles.template} preventScrollReset>
    <SelectField
      error={null}
      id={id}
      name="template"
      label="Template"
      prompt="None"
      isOptional
      defaultValue=""
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={templates.map(({ name }) => ({ value: name, label: name }))}
    />
    <button type="submit" className={buttons.outlined} data-needs="noScripts">
      Use
    </button>
  </Form>
);

interface DraftProps extends ReturnType<typeof useReplyDraft> {
  readonly view: ReplyView;
}

const KindField = ({ view, draft, change }: DraftProps) =>
  view.smsTo === null ? (
    <input type="hidden" name="kind" value="mail" />
  ) : (
    <ChoiceField
      legend="Send as"
      name="kind"
      look="segments"
      choices={[
        { value: 'mail', label: 'Email' },
        { value: 'sms', label: 'SMS' },
      ]}
      chosen={draft.kind}
      onChoose={(kind) => change({ kind })}
    />
  );

const ReplyFields = ({ view, draft, change }: DraftProps) => {
  const id = useId();
  const isMail = draft.kind === 'mail';
  return (
    <>
      {/* Without scripts, the fields for an email are always shown. */}
      <div data-needs={isMail ? undefined : 'noScripts'}>
        <TextField
          error={null}
          id={`${id}-subject`}
          name="subject"
          label="Subject"
          maxLength={200}
          isOptional={!isMail}
          value={draft.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
      </div>
      <AreaField
        error={null}
        id={`${id}-text`}
        name="text"
        label="Message"
        rows={isMail ? 5 : 3}
        maxLength={isMail ? 10_000 : 480}
        value={draft.text}
        data-reply
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {view.brochureOf !== null && (
        <label className={tick.row} data-needs={isMail ? undefined : 'noScripts'}>
          <input
            type="checkbox"
            name="brochure"
            checked={draft.hasBrochure}
            onChange={(event) => change({ hasBrochure: event.currentTarget.checked })}
          />
          <span>Attach the brochure for the {view.brochureOf}</span>
        </label>
      )}
      {view.quotes.length > 0 && (
        <div data-needs={isMail ? undefined : 'noScripts'}>
          <SelectField
            error={null}
            id={`${id}-quote`}
            name="quote"
            label="Attach a quote"
            prompt="None"
            isOptional
            value={draft.quoteUuid}
            onChange={(event) => change({ quoteUuid: event.currentTarget.value })}
            options={view.quotes.map(({ quoteUuid, label }) => ({ value: quoteUuid, label }))}
          />
        </div>
      )}
    </>
  );
};

export const ReplyForm = ({ leadUuid, mergedUuids, view, refused, preview, problem }: ReplyFormProps) => {
  const id = useId();
  const drafting = useReplyDraft([leadUuid, ...mergedUuids], view, refused);
  const { draft, change } = drafting;
  const isSaving = useNavigation().formMethod === 'POST';
  const choose = (name: string): void => {
    const template = view.templates.find((one) => one.name === name);
    if (template === undefined) return;
    const { kind, subject, text } = template;
    change({ kind, text, ...(subject !== null && { subject }) });
  };
  return (
    <section id={replyAnchor} className={kit.panel} aria-label="Reply">
      <h2>Reply</h2>
      {view.templates.length > 0 && (
        <TemplateField id={`${id}-template`} templates={view.templates} onChoose={choose} />
      )}
      <Form method="post" className={`${kit.form} ${styles.form}`} preventScrollReset>
        <input type="hidden" name="message" value={draft.messageUuid} />
        <input type="hidden" name="lastSeen" value={draft.lastSeen} />
        <KindField {...drafting} view={view} />
        <Problem text={problem} />
        <ReplyFields {...drafting} view={view} />
        <Destination view={view} kind={draft.kind} />
        {view.isSmsStopped && <p className={kit.quiet}>They’ve opted out of text messages.</p>}
        {preview !== null && <Preview {...preview} />}
        <div className={kit.buttons}>
          <button type="submit" name="intent" value="reply" className={buttons.filled} disabled={isSaving}>
            {draft.kind === 'mail' ? 'Send email' : 'Send SMS'}
          </button>
          <button type="submit" name="intent" value="preview" className={buttons.outlined} disabled={isSaving}>
            Preview
          </button>
        </div>
      </Form>
    </section>
  );
};
