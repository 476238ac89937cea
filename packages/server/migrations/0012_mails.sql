CREATE TABLE "mail_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_outbox_message" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invoice_mails_open" ON "invoice_mails" USING btree ("id") WHERE "invoice_mails"."sent_at" is null;