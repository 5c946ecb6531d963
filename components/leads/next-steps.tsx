/** What happens after an enquiry was received. */
export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section aria-labelledby="next" className="rounded-card bg-lightblue p-5 lg:sticky lg:top-24">
      <h2 id="next" className="text-xl">
        {title}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
