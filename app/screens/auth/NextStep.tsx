import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  Banner,
  Button,
  Copyable,
  type FieldBinding,
  PasswordField,
  QrCode,
  Stack,
  Text,
  TextField,
} from '#design-system';
import { CodeField } from '../../form/CodeField.tsx';
import { ownPassword } from '../../form/password.ts';
import { email, filled } from '../../form/rules.ts';
import { type Key, useT, type Values } from '../../i18n/index.ts';
import type { Option, SignInStep } from '../../identity/cognito.ts';
import type { Challenge } from './challenge.ts';
import { Back, Focused, IdentityStep } from './IdentityStep.tsx';
import { SignInView, type SignInViewProps } from './SignInView.tsx';
import { type StepWays, texts, useAdvance } from './useAdvance.ts';
import { type Identity, useIdentityForm } from './useIdentityForm.ts';

type Step<Name extends SignInStep['step']> = Extract<SignInStep, { step: Name }>;

interface NextStepProps extends StepWays {
  challenge: Challenge;
  frame: Pick<SignInViewProps, 'locale' | 'hrefs'>;
}

/** Steps that a pool requires after the form: a code, a choice, the setup of a second factor, the password. */
export function NextStep({ challenge, frame, ...ways }: NextStepProps) {
  const { step } = challenge;
  const props = { ...ways, keep: challenge.keep };
  const view = (title: Key, intro: Key, children: ReactNode, words?: Values) => (
    <SignInView title={title} intro={intro} words={words} {...frame}>
      {children}
    </SignInView>
  );
  switch (step.step) {
    case 'code':
      return view('auth.code.title', `auth.code.${step.by}`, <CodeStep code={step} {...props} />, {
        to: step.to ?? '',
      });
    case 'choice': {
      const of = step.setsUp ? 'setup' : 'choice';
      return view(`auth.${of}.title`, `auth.${of}.intro`, <ChoiceStep choice={step} {...props} />);
    }
    case 'app-setup':
      return view('auth.app.title', 'auth.app.intro', <AppSetup setup={step} {...props} />);
    case 'email-setup':
      return view('auth.email.title', 'auth.email.intro', <EmailSetup {...props} />);
    case 'password':
      return view('auth.passwordStep.title', 'auth.passwordStep.intro', <PasswordStep {...props} />);
    default: {
      const name = step.step === 'unsupported' ? step.name : step.step;
      return view(
        'auth.unsupported.title',
        'auth.unsupported.intro',
        <Unsupported name={name} onBack={() => ways.onClose()} />,
      );
    }
  }
}

type Props = StepWays & { keep: boolean };

/** The last option chosen comes first while this page is open. */
let lastChosen: Option | undefined;

function ChoiceStep({ choice, keep, begun, ...ways }: Props & { choice: Step<'choice'> }) {
  const t = useT();
  const { advance, isOver, giveUp } = useAdvance(keep, ways);
  const [chosen, setChosen] = useState<Option>();
  const { attempt, failure } = useIdentityForm({
    schema: v.object({}),
    initial: {},
    send: async () => undefined,
    onStop: isOver,
  });
  const choose = async (option: Option) => {
    if (chosen) return;
    setChosen(option);
    lastChosen = option;
    await attempt(async (identity) => {
      const next = await identity.answerStep(option);
      note(begun, option);
      await advance(next);
    });
    setChosen(undefined);
  };
  const options = (texts(choice.options) as Option[]).sort(
    (a, b) => Number(b === lastChosen) - Number(a === lastChosen),
  );
  return (
    <Focused>
      <Stack gap={4}>
        {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
        <Stack gap={2}>
          {options.map((option) => (
            <Button
              key={option}
              size="lg"
              block
              loading={chosen === option}
              onClick={() => void choose(option)}
            >
              {t(`auth.option.${option}`)}
            </Button>
          ))}
        </Stack>
        <Stack align="center">
          <Back onClick={giveUp} />
        </Stack>
      </Stack>
    </Focused>
  );
}

/** Seconds before another code may be requested. */
const RESEND_SECONDS = 30;

/** Repeats the sign-in up to the code step, which sends another code. */
async function again(
  identity: Identity,
  { userName, password, answers }: NonNullable<Props['begun']['current']>,
) {
  let next = await identity.signIn(userName, password);
  for (const answer of answers) next = await identity.answerStep(answer);
  return next;
}

function CodeStep({ code, keep, begun, ...ways }: Props & { code: Step<'code'> }) {
  const t = useT();
  const { advance, isOver, giveUp } = useAdvance(keep, ways);
  const [left, setLeft] = useState(RESEND_SECONDS);
  const [resent, setResent] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const { form, failure, attempt, field } = useCode({
    digits: code.digits,
    send: async (identity, typed) => advance(await identity.answerStep(typed), code.by),
    onStop: isOver,
  });
  const wait = left > 0 && t('auth.code.resendIn', { seconds: left });
  const resend = () =>
    attempt(async (identity) => {
      if (!begun.current) return;
      const next = await again(identity, begun.current);
      form.reset();
      setLeft(RESEND_SECONDS);
      setResent(true);
      await advance(next);
    });
  return (
    <IdentityStep
      form={form}
      failure={failure}
      notice={resent && <Banner tone="info" title={t('auth.code.resent')} />}
      submit="auth.code.submit"
      aside={
        code.by !== 'TOTP' &&
        begun.current && (
          <Button variant="ghost" disabled={wait} onClick={() => void resend()}>
            {wait || t('auth.reset.resend')}
          </Button>
        )
      }
      onBack={giveUp}
    >
      <CodeField {...field} />
    </IdentityStep>
  );
}

interface CodeOptions {
  digits: number | undefined;
  send: (identity: Identity, code: string) => Promise<unknown>;
  onStop: (reason: Key) => boolean;
}

/** A form for one code, which submits itself when complete; a refused code is selected, to be typed over. */
function useCode({ digits, send, onStop }: CodeOptions) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const { form, failure, attempt } = useIdentityForm({
    schema: v.object({ code: filled(t, 'auth.reset.code') }),
    initial: { code: '' },
    send: (identity, { code }) => {
      sent.current = code;
      return send(identity, code);
    },
    onStop,
  });
  const { code } = form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each complete code
  useEffect(() => {
    if (code.length === digits && code !== sent.current) void form.submit();
  }, [code]);
  useEffect(() => {
    if (failure) input.current?.select();
  }, [failure]);
  return { form, failure, attempt, field: { ref: input, ...form.field('code') } };
}

function AppSetup({ setup, keep, begun, ...ways }: Props & { setup: Step<'app-setup'> }) {
  const t = useT();
  const { advance, isOver, giveUp } = useAdvance(keep, ways);
  const { form, failure, field } = useCode({
    digits: 6,
    send: async (identity, code) => advance(await identity.answerStep(code), 'TOTP'),
    onStop: isOver,
  });
  const [issuer, person] = [t('app.name'), begun.current?.userName ?? ''].map(encodeURIComponent);
  return (
    <IdentityStep form={form} failure={failure} submit="auth.code.submit" onBack={giveUp}>
      <Stack gap={3} align="center">
        <QrCode
          value={`otpauth://totp/${issuer}:${person}?secret=${setup.secret}&issuer=${issuer}`}
          label={t('auth.app.qr')}
          size="sm"
          tools={[]}
        />
        <Text tone="muted">{t('auth.app.secret')}</Text>
        <Copyable value={setup.secret} label={t('auth.app.key')} reveal="always">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </Copyable>
      </Stack>
      <CodeField {...field} />
    </IdentityStep>
  );
}

function EmailSetup({ keep, begun, ...ways }: Props) {
  const t = useT();
  return (
    <OneAnswer
      {...ways}
      {...{ keep, begun }}
      schema={email(t, 'auth.attribute.email')}
      submit="auth.reset.send"
      field={(binding) => (
        <TextField
          label={t('auth.attribute.email')}
          type="email"
          autoComplete="email"
          required
          {...binding}
        />
      )}
    />
  );
}

function PasswordStep({ keep, begun, ...ways }: Props) {
  const t = useT();
  return (
    <OneAnswer
      {...ways}
      {...{ keep, begun }}
      schema={ownPassword(t)}
      submit="auth.submit"
      field={(binding) => (
        <>
          {/* For password managers. */}
          <TextField
            label={t('auth.userName')}
            autoComplete="username"
            readOnly
            value={begun.current?.userName ?? ''}
          />
          <PasswordField label={t('auth.password')} autoComplete="current-password" {...binding} />
        </>
      )}
    />
  );
}

interface OneAnswerProps extends Props {
  schema: v.GenericSchema<string, string>;
  submit: Key;
  field: (binding: FieldBinding<string>) => ReactNode;
}

/** A step with one field that is sent as typed. */
function OneAnswer({ keep, begun, schema, submit, field, ...ways }: OneAnswerProps) {
  const { advance, isOver, giveUp } = useAdvance(keep, ways);
  const { form, failure } = useIdentityForm({
    schema: v.object({ answer: schema }),
    initial: { answer: '' },
    send: async (identity, { answer }) => {
      const next = await identity.answerStep(answer);
      note(begun, answer);
      await advance(next);
    },
    onStop: isOver,
  });
  return (
    <IdentityStep form={form} failure={failure} submit={submit} onBack={giveUp}>
      {field(form.field('answer'))}
    </IdentityStep>
  );
}

/** Records an answer, so that the steps can be repeated. */
function note(begun: Props['begun'], answer: string) {
  if (begun.current) begun.current = { ...begun.current, answers: [...begun.current.answers, answer] };
}

/** A step that the portal does not support: its name, and a reference to find it in the service's log. */
function Unsupported({ name, onBack }: { name: string; onBack: () => void }) {
  const t = useT();
  const [reference] = useState(() => `${name} ${new Date().toISOString().slice(0, 19)}Z`);
  return (
    <Focused>
      <Stack gap={4}>
        <Banner tone="danger" role="alert" title={t('auth.unsupported.text', { name })} code={reference} />
        <Stack align="center">
          <Back onClick={onBack} />
        </Stack>
      </Stack>
    </Focused>
  );
}
